import type { FirebaseClient } from '@beursvloer/contract/accounts/identity-settings'
import { useRouteLoaderData } from 'react-router'
import type { Content, NavigationGroup, NavigationItem } from '~/content/model.ts'
import { formatDateRange } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { memoize } from './memoize.ts'
import type { SiteRequest } from './request-context.ts'

/** What the menus show, by group. */
export type Navigation = Readonly<
  Record<NavigationGroup, readonly Pick<NavigationItem, 'label' | 'target'>[]>
>

/** What header, footer and error screen need; loaded once by the root. */
export interface ShellData {
  readonly locale: LocaleCode
  readonly bases: Readonly<Record<LocaleCode, string>>
  /** What comes before the path of this page in each language. */
  readonly switchTo: Readonly<Record<LocaleCode, string>>
  readonly buildId: string
  readonly preview: boolean
  readonly fair: {
    readonly name: string
    readonly slogan: string
    /** When it is, in words: a browser takes long to load its own. */
    readonly when: string
    readonly venue: string
    readonly city: string
  }
  readonly organiser: {
    readonly name: string
    readonly address: string
    readonly postcode: string
    readonly city: string
    readonly kvk: string
    readonly vat: string
    readonly email: string
    readonly phone: string
    readonly socials: readonly { readonly platform: string; readonly url: string }[]
  }
  readonly siteName: string
  /**
   * The sharing picture of the page that was asked for, on documents; after that pages change in
   * the browser, where nobody shares by it.
   */
  readonly picture: { readonly src: string; readonly alt: string } | null
  readonly banner: { readonly text: string; readonly target: string } | null
  readonly navigation: Navigation
  /** Provider whose client keeps visitors signed in; null: there is none, and nothing is loaded. */
  readonly identity: FirebaseClient | null
}

const toLinks = (items: readonly NavigationItem[]) =>
  items.map(({ label, target }) => ({ label, target }))

/** The part of the shell's view that is the same on every page of a language. */
const toFrame = /* @__PURE__ */ memoize(({ locale, edition, settings, navigation }: Content) => ({
  locale,
  fair: {
    name: edition.name,
    slogan: edition.slogan,
    when: formatDateRange(edition.startDate, edition.endDate, locale),
    venue: edition.venue,
    city: edition.city,
  },
  organiser: {
    name: settings.organisation,
    address: settings.address,
    postcode: settings.postcode,
    city: settings.city,
    kvk: settings.kvk,
    vat: settings.vat,
    email: settings.email,
    phone: settings.phone,
    socials: settings.socials.map(({ platform, url }) => ({ platform, url })),
  },
  siteName: settings.name,
  banner: settings.banner,
  navigation: {
    main: toLinks(navigation.main),
    visit: toLinks(navigation.visit),
    participate: toLinks(navigation.participate),
    about: toLinks(navigation.about),
  },
}))

/** Picks the shell's view out of the content. */
export function toShellData(
  content: Content,
  { bases, switchTo, buildId, preview }: SiteRequest,
  { picture, identity }: Pick<ShellData, 'picture' | 'identity'>,
): ShellData {
  const { locale, fair, organiser, siteName, banner, navigation } = toFrame(content)
  return {
    locale,
    bases,
    switchTo,
    buildId,
    preview,
    fair,
    organiser,
    siteName,
    picture: picture && { src: picture.src, alt: picture.alt },
    banner,
    navigation,
    identity,
  }
}

/** The shell's data; undefined only while the error screen stands in for a root that failed. */
export const useShellData = (): ShellData | undefined => useRouteLoaderData('root')
