import { OTHER } from '@beursvloer/contract/statistics/rows'

/** Different names of a kind that are told apart in a day. */
const MAX_NAMES = 300
const NAME = /^[\p{L}\d][\p{L}\d._-]{0,59}$/u

/**
 * A name that comes with a visitor, as it is counted: lower case, spaces as `-`. Anything that is no name,
 * such as an e-mail address, is "other".
 *
 * @example namedAs(' Nieuwsbrief maart') // 'nieuwsbrief-maart'
 */
function namedAs(given: string): string {
  const name = given.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-')
  return name === '' || NAME.test(name) ? name : OTHER
}

/** Bounds how many names that anybody can make up are told apart, so that nobody fills the figures. */
export class KnownNames {
  readonly #names = new Set<string>()
  #day = ''

  /** The name, or "other" once there were so many today. @param day `2027-03-17` */
  of(given: string, day: string): string {
    const name = namedAs(given)
    if (name === '' || this.#names.has(name)) return name
    if (day !== this.#day) {
      this.#day = day
      this.#names.clear()
    }
    if (this.#names.size >= MAX_NAMES) return OTHER
    this.#names.add(name)
    return name
  }
}
