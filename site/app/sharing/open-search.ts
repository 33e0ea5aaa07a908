import { languageTags } from '@beursvloer/contract/language-tags'
import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Content } from '~/content/model.ts'
import { searchMessages } from '~/features/search/messages.ts'
import { xml, xmlDocument } from '~/shell/xml.ts'

/** Longest name that a description may have (OpenSearch 1.1, "ShortName"). */
const MAX_NAME = 16

/**
 * Describes to browsers how to search the site from their address bar (OpenSearch 1.1 description
 * document).
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function openSearch({ settings, edition, locale }: Content, base: string): string {
  const { origin } = new URL(base)
  return xmlDocument(
    xml(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      xml('ShortName', {}, settings.name.slice(0, MAX_NAME)),
      xml('LongName', {}, edition.name),
      xml('Description', {}, searchMessages[locale].description),
      xml('Language', {}, languageTags[locale]),
      xml('InputEncoding', {}, 'UTF-8'),
      xml('Image', { width: '32', height: '32', type: 'image/x-icon' }, `${origin}/favicon.ico`),
      xml('Url', {
        type: 'text/html',
        template: `${base}${SEARCH_PAGE}?${QUERY_PARAMETER}={searchTerms}`,
      }),
      xml('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: `${base}/opensearch.xml`,
      }),
    ),
  )
}
