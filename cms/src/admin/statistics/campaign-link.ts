/** The parts of a campaign link that name the origin of a visit. */
export interface Campaign {
  /** Path of the page that it leads to. */
  readonly path: string
  /** Where it is placed: `linkedin`, `nieuwsbrief`. */
  readonly source: string
  readonly medium: string
  /** What it is for: `vroegboek-2027`. */
  readonly name: string
}

/** Longest word that is counted, in characters. */
const MAX_WORD = 60

/** Words as figures tell them apart: lower case, letters, digits and hyphens. */
export const campaignWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_WORD)

/**
 * The address of a campaign; null while it is not whole.
 * @example campaignLink('https://beurs.nl', { path: '/programma', source: 'LinkedIn', medium: 'social', name: 'Vroegboek 2027' })
 * // 'https://beurs.nl/programma?utm_source=linkedin&utm_medium=social&utm_campaign=vroegboek-2027'
 */
export function campaignLink(
  siteUrl: string,
  { path, source, medium, name }: Campaign,
): string | null {
  const words = {
    source: campaignWord(source),
    medium: campaignWord(medium),
    name: campaignWord(name),
  }
  if (!words.source || !words.name) return null
  // Addresses that were copied from the site work as well as paths.
  const target = URL.canParse(path, siteUrl) ? new URL(path, siteUrl) : null
  if (target?.origin !== new URL(siteUrl).origin) return null
  target.searchParams.set('utm_source', words.source)
  if (words.medium) target.searchParams.set('utm_medium', words.medium)
  target.searchParams.set('utm_campaign', words.name)
  return target.href
}
