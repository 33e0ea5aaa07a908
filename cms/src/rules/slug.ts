import { dropAllInvisible } from '@beursvloer/contract/visible-text'
import { transliterate } from 'transliteration'
import { type FieldProblem, problem } from './field-problem'

/** Characters that the library does not transliterate as Dutch readers say them. */
const SPOKEN: [string, string][] = [
  ['&', ' en '],
  ['+', ' plus '],
  ['€', ' euro '],
  ['ə', 'e'],
]

/** Maximum length of a generated slug; editors may type longer ones. */
const SLUG_LENGTH = 80

/**
 * The part of an address made from a title: lower case, in Latin letters, words joined by hyphens.
 * Soft hyphens and other invisible characters are left out. Empty for a title without letters and
 * digits, such as emoji.
 *
 * @example slugOf('Eén & dezelfde ’s-Gravenhof') // 'een-en-dezelfde-s-gravenhof'
 * @example slugOf('Юрий Щербаков') // 'yuriy-shcherbakov'
 */
export function slugOf(title: string): string {
  const visible = dropAllInvisible(title.normalize('NFKC'))
  const slug = transliterate(visible.toLowerCase(), { replace: SPOKEN })
    .toLowerCase()
    .replace(/['"’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= SLUG_LENGTH) return slug
  const cut = slug.slice(0, SLUG_LENGTH + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 20 ? cut.lastIndexOf('-') : SLUG_LENGTH)
}

/** The slug itself when it is free, else the first free one of slug-2, slug-3 … */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Refuses a slug that would not be a tidy part of an address. */
export const checkSlug = (path: string, slug: string): FieldProblem[] =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? []
    : problem(
        path,
        'Gebruik in het webadres alleen kleine letters, cijfers en losse streepjes, bijvoorbeeld hout-in-de-kern.',
      )
