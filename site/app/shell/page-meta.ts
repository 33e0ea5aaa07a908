import { editorsPagePath } from '@beursvloer/contract/page-addresses'
import type { MetaDescriptor } from 'react-router'
import { languageAlternates, pageAddress } from '~/i18n/language-alternates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { errorTitle } from './error-title.ts'
import { shellMessages } from './messages.ts'
import type { PageHandle } from './page-handle.ts'
import type { ShellData } from './shell-data.ts'

interface Seo {
  readonly title: string
  readonly description: string
  readonly image: {
    readonly file: string
    readonly width: number | null
    readonly height: number | null
    readonly alt: string
  } | null
  readonly noIndex: boolean
}

export interface PageMeta {
  /** The page's own title; the site's name is added. Empty for the home page. */
  readonly title: string
  readonly description: string
  /**
   * Path below the locale's base, with a leading slash: the page's canonical address. Only a query
   * that makes another page of it, such as `?pagina=2`, belongs to it.
   */
  readonly path: string
  readonly seo?: Seo | null
  readonly type?: 'website' | 'article' | 'profile'
  /** True when just this view of a page in the sitemap is not for search engines. */
  readonly noIndex?: boolean
  /** schema.org objects of the page. */
  readonly jsonLd?: readonly object[] | false
}

const openGraphLocale: Record<LocaleCode, string> = { nl: 'nl_NL', en: 'en_GB' }

/** Width in which a sharing picture of an editor is asked for, in pixels. */
const PICTURE_WIDTH = 1280
/** Size of the pictures that the site draws itself, in pixels. */
const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** schema.org types that search engines show with a picture. */
const PICTURED = new Set(['Article', 'Event', 'ExhibitionEvent', 'NewsArticle'])

/** Gives structured data without a picture of their own the one that is drawn for the page. */
function structuredData(data: object, shell: ShellData): object {
  const { '@type': type, image } = data as Record<string, unknown>
  const pictured = typeof type === 'string' && PICTURED.has(type) && !image && shell.picture
  const origin = new URL(shell.bases[shell.locale]).origin
  return {
    '@context': 'https://schema.org',
    ...data,
    ...(pictured && { image: origin + pictured.src }),
  }
}

/** The matches that React Router hands to a route's `meta`; the root's carries the shell data. */
export type Matches = readonly (
  | { id: string; loaderData?: unknown; handle?: unknown }
  | undefined
)[]

/** The shell data among the matches of a `meta` function. */
export const shellOf = (matches: Matches): ShellData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined

/** The card that others show of the page: the editor's own picture, or the one that the site draws. */
function picture(image: Seo['image'], shell: ShellData): MetaDescriptor[] {
  const origin = new URL(shell.bases[shell.locale]).origin
  const tag = (property: string, content: string | number) => ({
    property: `og:image${property}`,
    content: `${content}`,
  })
  if (image) {
    const { file, width, height, alt } = image
    const shown = Math.min(PICTURE_WIDTH, width ?? PICTURE_WIDTH)
    return [
      tag('', `${origin}/_img/${PICTURE_WIDTH}/jpeg/${file}`),
      tag(':type', 'image/jpeg'),
      ...(width && height
        ? [tag(':width', shown), tag(':height', Math.round((shown * height) / width))]
        : []),
      ...(alt ? [tag(':alt', alt)] : []),
    ]
  }
  if (!shell.picture) return []
  return [
    tag('', origin + shell.picture.src),
    tag(':type', 'image/png'),
    tag(':width', SHARE_PICTURE.width),
    tag(':height', SHARE_PICTURE.height),
    tag(':alt', shell.picture.alt),
  ]
}

/** The languages that a page was written in; undefined: all of them, or unknown. */
const languagesOf = ({ path }: PageMeta, { onlyIn }: ShellData) =>
  onlyIn?.path === path.replace(/\?.*/, '') ? onlyIn.languages : undefined

/** The language whose page is the original: the page's own unless it only shows another's text. */
const originalOf = (locale: LocaleCode, [first, ...others]: readonly LocaleCode[] = []) =>
  first && ![first, ...others].includes(locale) ? first : locale

/**
 * Title, description, canonical address, language alternates, sharing card and structured data of a
 * page. X takes all but the kind of card from the OpenGraph tags. A browser that goes on to a page
 * needs its title and address only: readers of the other tags ask the server (`ClientHead`).
 */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return [{ title: page.title }]
  const languages = languagesOf(page, shell)
  const canonical = pageAddress(shell.bases[originalOf(shell.locale, languages)], page.path)
  const ownTitle = page.seo?.title || page.title
  const title = ownTitle
    ? `${ownTitle} · ${shell.siteName}`
    : `${shell.fair.name} · ${shell.fair.slogan}`
  const link = { tagName: 'link', rel: 'canonical', href: canonical } as const
  if (!import.meta.env.SSR) return [{ title }, link]
  const description = page.seo?.description || page.description || shell.fair.slogan
  const handle = matches.at(-1)?.handle as PageHandle | undefined
  const isDraft = shell.preview || shell.otherEdition?.isPast === false
  const hidden = handle?.sitemap === false || page.noIndex || page.seo?.noIndex || isDraft
  return [
    // In the browser the form itself writes and removes that.
    {
      title:
        import.meta.env.SSR && shell.formFailed
          ? errorTitle(shellMessages[shell.locale], title)
          : title,
    },
    { name: 'description', content: description },
    { name: 'robots', content: hidden ? 'noindex' : 'max-image-preview:large' },
    link,
    ...languageAlternates(shell.bases, page.path, languages).map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      ...alternate,
    })),
    { property: 'og:title', content: ownTitle || shell.siteName },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: shell.siteName },
    { property: 'og:locale', content: openGraphLocale[shell.locale] },
    ...(shell.bases.nl === shell.bases.en
      ? []
      : [
          {
            property: 'og:locale:alternate',
            content: openGraphLocale[shell.locale === 'nl' ? 'en' : 'nl'],
          },
        ]),
    ...picture(page.seo?.image ?? null, shell),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd || []).map((object) => ({
      'script:ld+json': structuredData(object, shell) as never,
    })),
  ]
}

/** A page of the CMS, as far as its meta tags need it. */
interface EditorsPage {
  readonly slug: string
  readonly title: string
  readonly intro: string
  readonly seo: Seo | null
}

interface EditorsPageArgs {
  readonly matches: Matches
  /** Undefined when the loader failed. */
  readonly loaderData?: { readonly page: EditorsPage } | undefined
}

/** The `meta` of a page that editors made, at the address of its slug. */
export function editorsPageMeta(
  { matches, loaderData }: EditorsPageArgs,
  more: Partial<PageMeta> = {},
): MetaDescriptor[] {
  if (!loaderData) return []
  const { title, intro, seo, slug } = loaderData.page
  return pageMeta(matches, {
    title,
    description: intro,
    path: editorsPagePath({ slug }),
    seo,
    ...more,
  })
}

/** Messages in each language. */
type InEachLanguage<T> = Readonly<Record<LocaleCode, T>>

type TitleAndDescription = readonly [title: string, description: string]

/** Meta tags of a page whose title and description are messages of the site. */
export function messageMeta<T>(
  matches: Matches,
  path: string,
  messages: InEachLanguage<T>,
  pick: (t: T) => TitleAndDescription,
  more: Partial<PageMeta> = {},
): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const [title, description] = pick(messages[shell.locale])
  return pageMeta(matches, { title, description, path, ...more })
}

/** The `meta` of a page whose address and messages do not depend on its data. */
export const ownMeta =
  <T>(path: string, messages: InEachLanguage<T>, pick: (t: T) => TitleAndDescription) =>
  ({ matches }: { readonly matches: Matches }) =>
    messageMeta(matches, path, messages, pick)

/**
 * As `messageMeta`, for a list in the menu.
 * @param jsonLd schema.org objects of the listed things, by the base of the locale's pages
 */
export function listMeta<T>(
  matches: Matches,
  path: string,
  messages: InEachLanguage<T>,
  pick: (t: T) => TitleAndDescription,
  jsonLd: (base: string) => readonly object[] | false = () => false,
): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  return messageMeta(matches, path, messages, pick, {
    jsonLd: jsonLd(shell.bases[shell.locale]),
  })
}
