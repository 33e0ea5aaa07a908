import { albumYear } from '@beursvloer/contract/page-addresses'
import type { Content } from '../../app/content/model.ts'
import type { Snapshot } from '../../app/content/snapshot.server.ts'
import type { LocaleCode } from '../../app/i18n/locales.ts'
import { resolveLocale, yearIn } from '../../app/i18n/resolve-locale.ts'
import type { Pages } from '../../app/shell/pages.server.ts'
import { publicOrigins } from '../http/check-origin.ts'
import { withoutBasename } from '../pages/page-target.ts'
import type { Settings } from '../settings.ts'

/** What is counted of a page. */
type CountedPage = NonNullable<ReturnType<typeof findPage>>

/** Which pages and documents there are to be counted. */
export interface CountedPages {
  /**
   * The page at an absolute address; null: it is no page of this site.
   * @param cookie of the request
   */
  pageAt(
    address: string,
    cookie: string | undefined,
  ): (CountedPage & { readonly language: LocaleCode }) | null
  /** Whether there is something with this document id that visitors save, ask for, or follow. */
  hasDocument(id: string): boolean
}

type Params = Readonly<Record<string, string | undefined>>
type Find = (content: Content, params: Params) => { readonly id: string } | undefined

/** What routes show by their parameters. Where nothing is found the page is a 404. */
const DOCUMENTS: Readonly<Record<string, Find>> = {
  'programme-item': (content, { id = '' }) => content.programmeItems.find(id),
  'programme-sign-up': (content, { id = '' }) => content.programmeItems.find(id),
  exhibitor: (content, { id = '' }) => content.exhibitors.find(id),
  'exhibitor-category': (content, { category = '' }) => content.categories.find(category),
  speaker: (content, { slug = '' }) => content.speakers.find(slug),
  pavilion: (content, { slug = '' }) => content.pavilions.find(slug),
  interview: (content, { id = '' }) => content.interviews.find(id),
  page: (content, { slug = '' }) =>
    content.pages.find(slug) ?? content.albums.all.find(({ year }) => year === albumYear(slug)),
}

/** Addresses remembered at once. */
const MAX_REMEMBERED = 5000

/** @param path below the locale's base; null: there is no such page */
function findPage(pages: Pages, content: Content, path: string) {
  try {
    const { id, handle, params } = pages.at(path)
    const route = id.replace(/^routes\//, '')
    const find = DOCUMENTS[route]
    const document = find ? find(content, params)?.id : ''
    if (document === undefined) return null
    const { counted, parameters: named = [] } = handle
    const parameters = typeof named === 'function' ? named(params) : named
    return { route, document, counted, parameters }
  } catch {
    return null
  }
}

/** The pages at the addresses of a site. Looks up each once per state of the content. */
export function countedPages(
  { locales, siteUrls }: Pick<Settings, 'locales' | 'siteUrls'>,
  bases: Readonly<Record<LocaleCode, string>>,
  pages: Pages,
  content: () => Snapshot | null,
): CountedPages {
  const origins = publicOrigins(siteUrls)
  const known = new Map<string, CountedPage | null>()
  let version = ''
  return {
    pageAt(address, cookie) {
      const url = URL.parse(address)
      const snapshot = content()
      if (!snapshot || !url || !origins.has(url.origin)) return null
      if (snapshot.version !== version || known.size >= MAX_REMEMBERED) known.clear()
      version = snapshot.version
      const { host, pathname } = url
      const request = { host, pathname, cookie, internal: true }
      const { locale, basename } = resolveLocale(locales, bases, request)
      // Counts are of the current edition.
      if (yearIn(basename) !== undefined) return null
      const path = withoutBasename(pathname, basename)
      const before = known.get(path)
      const page = before === undefined ? findPage(pages, snapshot.nl, path) : before
      known.set(path, page)
      return page && { ...page, language: locale }
    },
    hasDocument(id) {
      const found = content()?.nl
      if (!found) return false
      const { programmeItems, exhibitors, concepts, stands, partners } = found
      return (
        [programmeItems, exhibitors, concepts, stands].some((all) => all.find(id)?.id === id) ||
        partners.some((partner) => partner.id === id)
      )
    },
  }
}
