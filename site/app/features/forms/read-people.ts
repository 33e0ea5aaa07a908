/** A person of a pasted list; absent parts are empty. */
export interface PastedPerson {
  readonly firstName: string
  readonly infix: string
  readonly lastName: string
  readonly email: string
}

const EMAIL = /[^\s<>(),;:"']+@[^\s<>(),;:"']+\.[^\s<>(),;:"'.]+/g
/** The first line of a table. */
const HEAD = /e-?mail/i

/** "Wit, Anna de" or "Anna de Wit" in parts; a prefix begins with a small letter. */
function nameParts(text: string): Omit<PastedPerson, 'email'> {
  const name = text.replace(/[<>()"\t;]+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')
  const [, last, first] = /^([^,]+),\s+([^,]+)$/.exec(name) ?? []
  const words = name.split(/[\s,]+/).filter(Boolean)
  const [firstName = '', ...others] = first ? first.split(/\s+/) : words
  const end = others.findIndex((word) => /^\p{Lu}/u.test(word))
  const isPrefix = first ? others.length : Math.max(end, 0)
  return {
    firstName,
    infix: others.slice(0, isPrefix).join(' '),
    lastName: last ?? others.slice(isPrefix).join(' '),
  }
}

/**
 * Reads people from a pasted list, as mail programs, spreadsheets and notes have them: a line for
 * each, or several in a line by their e-mail addresses, each behind its name.
 * @param text `Anna de Wit <anna@wit.example>; Bas Om <bas@om.example>` → two people
 */
export const readPeople = (text: string): readonly PastedPerson[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const found = [...line.matchAll(EMAIL)]
    if (found.length === 0)
      return /\p{L}/u.test(line) && !HEAD.test(line) ? [{ ...nameParts(line), email: '' }] : []
    return found.map(({ 0: email, index }, at) => {
      const before = found[at - 1]
      const from = before ? before.index + before[0].length : 0
      return { ...nameParts(line.slice(from, index)), email }
    })
  })
