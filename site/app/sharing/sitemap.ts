import { isEditionPage } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode } from '~/content/model.ts'
import { languageAlternates, pageAddress } from '~/i18n/language-alternates.ts'
import type { Pages } from '~/shell/pages.server.ts'
import { type Xml, xml, xmlDocument } from '~/shell/xml.ts'
import { languagesOf, publicAddresses } from './public-addresses.ts'

/** Most addresses that one sitemap may hold (sitemaps.org, "Sitemap file requirements"). */
const MAX_ADDRESSES = 50_000

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

type Bases = Readonly<Record<LocaleCode, string>>

/** The base of each locale's pages, and the handles of the pages. */
interface Places {
  readonly bases: Bases
  /** Present below the year of another edition, which has its own pages only. */
  readonly otherEdition?: object | undefined
  readonly pages: Pick<Pages, 'at'>
}

/** An entry per page and language that it was written in, each naming all of these. */
function entries(
  contents: readonly Content[],
  { bases, pages, otherEdition }: Places,
): readonly Xml[] {
  const shared = bases.nl === bases.en
  return contents
    .filter(({ locale }) => !shared || locale === 'nl')
    .flatMap((content) =>
      [...publicAddresses(content).values()]
        .filter(
          ({ path, noIndex, language = content.locale }) =>
            !noIndex &&
            (!otherEdition || isEditionPage(path)) &&
            language === content.locale &&
            pages.at(path).handle.sitemap,
        )
        .map(({ path, updatedAt }) =>
          xml(
            'url',
            {},
            xml('loc', {}, pageAddress(bases[content.locale], path)),
            xml('lastmod', {}, updatedAt),
            ...languageAlternates(bases, path, languagesOf(contents, path)).map(
              ({ hrefLang, href }) =>
                xml('xhtml:link', { rel: 'alternate', hreflang: hrefLang, href }),
            ),
          ),
        ),
    )
}

/**
 * The sitemap of all public pages, or one part of it, as XML. With more addresses than one file may
 * hold, the whole is an index of its parts.
 *
 * @param contents the content in every language
 * @param part from 1; undefined: the whole
 * @returns undefined for a part that does not exist
 */
export function sitemap(
  contents: readonly Content[],
  places: Places,
  part?: number,
  perFile = MAX_ADDRESSES,
): string | undefined {
  const all = entries(contents, places)
  const parts = Math.ceil(all.length / perFile)
  if (part === undefined && parts > 1) {
    const origin = new URL(places.bases.nl).origin
    const files = Array.from({ length: parts }, (_, index) =>
      xml('sitemap', {}, xml('loc', {}, `${origin}/sitemap/${index + 1}.xml`)),
    )
    return xmlDocument(xml('sitemapindex', { xmlns: SITEMAP }, ...files))
  }
  if (part !== undefined && !(part >= 1 && part <= parts)) return undefined
  const start = ((part ?? 1) - 1) * perFile
  const shown = all.slice(start, start + perFile)
  return xmlDocument(xml('urlset', { xmlns: SITEMAP, 'xmlns:xhtml': XHTML }, ...shown))
}
