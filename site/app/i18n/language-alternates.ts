import { defaultLocales, type LocaleCode, type LocaleEntry } from './locales.ts'

export interface LanguageAlternate {
  readonly hrefLang: LocaleCode | 'x-default'
  readonly href: string
}

/** Address of a page of one locale. `path` may end in a query; `/` is where the locale begins. */
export const pageAddress = (base: string, path: string): string => base + (path === '/' ? '' : path)

/**
 * The addresses of one page in every language, for `hreflang` in pages and the sitemap. `x-default`
 * is the page of the catch-all locale, for readers of other languages. Languages that share one
 * address (strategy `no_prefix`) have no alternates.
 *
 * @param bases where each locale's pages begin, without a trailing slash
 */
export function languageAlternates(
  bases: Readonly<Record<LocaleCode, string>>,
  path: string,
): readonly LanguageAlternate[] {
  if (bases.nl === bases.en) return []
  const address = ({ code }: LocaleEntry) => pageAddress(bases[code], path)
  return [
    ...defaultLocales.map((entry) => ({ hrefLang: entry.code, href: address(entry) })),
    ...defaultLocales
      .filter(({ isCatchallLocale }) => isCatchallLocale)
      .map((entry) => ({ hrefLang: 'x-default' as const, href: address(entry) })),
  ]
}
