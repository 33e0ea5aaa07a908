import { defaultLocales, type LocaleCode, type LocaleEntry } from './locales.ts'

const LOCALE_CODES: readonly LocaleCode[] = defaultLocales.map(({ code }) => code)

/** Address of a page of one locale. `path` may end in a query; `/` is where the locale begins. */
export const pageAddress = (base: string, path: string): string => base + (path === '/' ? '' : path)

/**
 * The addresses of one page in every language, for `hreflang` in pages and the sitemap. `x-default`
 * is the page of the catch-all locale, for readers of other languages. Languages that share one
 * address (strategy `no_prefix`), and a page in one language, have no alternates.
 *
 * @param bases where each locale's pages begin, without a trailing slash
 * @param languages those that the page was written in
 */
export function languageAlternates(
  bases: Readonly<Record<LocaleCode, string>>,
  path: string,
  languages: readonly LocaleCode[] = LOCALE_CODES,
) {
  if (bases.nl === bases.en || languages.length < 2) return []
  const entries = defaultLocales.filter(({ code }) => languages.includes(code))
  const address = ({ code }: LocaleEntry) => pageAddress(bases[code], path)
  return [
    ...entries.map((entry) => ({ hrefLang: entry.code, href: address(entry) })),
    ...entries
      .filter(({ isCatchallLocale }) => isCatchallLocale)
      .map((entry) => ({ hrefLang: 'x-default' as const, href: address(entry) })),
  ]
}
