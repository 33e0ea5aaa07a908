import { XMLParser, XMLValidator } from 'fast-xml-parser'

export interface SitemapEntry {
  readonly loc: string
  readonly lastmod: string
  /** Addresses by language, as in `hreflang`; none for a page in one language. */
  readonly alternates: Readonly<Record<string, string>>
}

interface Url {
  readonly loc: string
  readonly lastmod: string
  readonly 'xhtml:link'?: readonly Record<'@_hreflang' | '@_href', string>[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === 'url' || name === 'xhtml:link',
})

/** The entries of the sitemap. Throws when it is not well-formed. */
export async function readSitemap(siteUrl: string): Promise<readonly SitemapEntry[]> {
  const text = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Error(`The sitemap is no XML: ${valid.err.msg}`)
  const urls: readonly Url[] = parser.parse(text).urlset.url
  return urls.map(({ loc, lastmod, 'xhtml:link': links = [] }) => ({
    loc,
    lastmod,
    alternates: Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href']])),
  }))
}
