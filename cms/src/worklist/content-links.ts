/** Maximum of documents in the address of a filtered list; more would make it too long. */
const MAX_LISTED = 50

const LIST = '/content-manager/collection-types'

/** The list of a type in the panel, filtered to some documents; a single one is opened. */
export function documentsLink(
  type: string,
  ids: readonly string[],
  language: 'nl' | 'en' = 'nl',
): string {
  const locale = `plugins[i18n][locale]=${language}`
  const [only] = ids
  if (only !== undefined && ids.length === 1) return `${LIST}/${type}/${only}?${locale}`
  const filters = ids
    .slice(0, MAX_LISTED)
    .map((id, at) => `filters[$and][0][documentId][$in][${at}]=${encodeURIComponent(id)}`)
  return `${LIST}/${type}?${[...filters, locale].join('&')}`
}
