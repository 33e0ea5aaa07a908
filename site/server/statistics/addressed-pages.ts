import type { Snapshot } from '../../app/content/snapshot.server.ts'
import type { LocaleCode } from '../../app/i18n/locales.ts'
import { resolveLocale } from '../../app/i18n/resolve-locale.ts'
import type { Pages } from '../../app/shell/pages.server.ts'
import { publicOrigins } from '../http/check-origin.ts'
import { withoutBasename } from '../pages/page-target.ts'
import type { Settings } from '../settings.ts'
import { CountedPages } from './counted-pages.ts'
import type { StatisticsOptions } from './statistics.ts'

/** What is counted at the absolute addresses of a site. */
export function addressedPages(
  { locales, siteUrls }: Pick<Settings, 'locales' | 'siteUrls'>,
  bases: Readonly<Record<LocaleCode, string>>,
  pages: Pages,
  snapshot: () => Snapshot | null,
): Pick<StatisticsOptions, 'pageAt' | 'hasDocument'> {
  const counted = new CountedPages(pages, snapshot)
  const origins = publicOrigins(siteUrls)
  return {
    pageAt(address, cookie) {
      const url = URL.parse(address)
      if (!url || !origins.has(url.origin)) return null
      const { host, pathname } = url
      const request = { host, pathname, cookie, internal: true }
      const { locale, basename } = resolveLocale(locales, bases, request)
      const page = counted.at(withoutBasename(pathname, basename))
      return page && { ...page, language: locale }
    },
    hasDocument: (id) => counted.hasDocument(id),
  }
}
