import type { MetaDescriptor } from 'react-router'
import type { LocaleCode } from '~/i18n/locales.ts'
import type { ShellData } from './shell-data.ts'

interface Seo {
  readonly title: string
  readonly description: string
  readonly image: { readonly file: string } | null
  readonly noIndex: boolean
}

export interface PageMeta {
  /** The page's own title; the site's name is added. Empty for the home page. */
  readonly title: string
  readonly description: string
  /** Path below the locale's base, with a leading slash; without a query, so it is canonical. */
  readonly path: string
  readonly seo?: Seo | null
  /** File name of a picture of the media library. */
  readonly image?: string | undefined
  readonly type?: 'website' | 'article' | 'profile'
  readonly noIndex?: boolean
  /** schema.org objects of the page. */
  readonly jsonLd?: readonly object[]
}

const openGraphLocale: Record<LocaleCode, string> = { nl: 'nl_NL', en: 'en_GB' }
const locales: readonly LocaleCode[] = ['nl', 'en']

/** The matches that React Router hands to a route's `meta`; the root's carries the shell data. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The shell data among the matches of a `meta` function. */
export const shellOf = (matches: Matches): ShellData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined

/**
 * Title, description, canonical address, language alternates, social card and structured data of a
 * page. `hreflang` names every locale and `x-default` (Dutch).
 */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return [{ title: page.title }]
  const path = page.path === '/' ? '' : page.path
  const url = (locale: LocaleCode) => shell.bases[locale] + path
  const canonical = url(shell.locale)
  const ownTitle = page.seo?.title || page.title
  const title = ownTitle
    ? `${ownTitle} · ${shell.siteName}`
    : `${shell.fair.name} · ${shell.fair.slogan}`
  const description = page.seo?.description || page.description || shell.fair.slogan
  const image = page.seo?.image?.file ?? page.image
  const origin = new URL(shell.bases[shell.locale]).origin
  return [
    { title },
    { name: 'description', content: description },
    ...(page.noIndex || page.seo?.noIndex || shell.preview
      ? [{ name: 'robots', content: 'noindex' }]
      : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...locales.map((locale) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: locale,
      href: url(locale),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url('nl') },
    { property: 'og:title', content: ownTitle || shell.siteName },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: shell.siteName },
    { property: 'og:locale', content: openGraphLocale[shell.locale] },
    ...(image ? [{ property: 'og:image', content: `${origin}/_img/1280/jpeg/${image}` }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(page.jsonLd ?? []).map((object) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...object } as never,
    })),
  ]
}
