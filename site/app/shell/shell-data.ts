import type { FirebaseClient } from '@beursvloer/contract/accounts/identity-settings'
import type { FairPart } from '@beursvloer/contract/fair-parts'
import { PRIVACY_PAGE, TERMS_PAGE } from '@beursvloer/contract/page-addresses'
import type { StatisticsTag } from '@beursvloer/contract/statistics/tag'
import { useRouteLoaderData } from 'react-router'
import type { Content, NavigationGroup, NavigationItem } from '~/content/model.ts'
import { formatDateRange } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { langOf } from './field-language.ts'
import type { ShellStyle } from './house-style.ts'
import { memoize } from './memoize.ts'
import type { OtherEdition, SiteRequest } from './request-context.ts'

/** The links of the menus, by group. */
export type Navigation = Readonly<
  Record<NavigationGroup, readonly Pick<NavigationItem, 'label' | 'target'>[]>
>

/** The statistics tag, with the fields for its consent dialog and the browser. */
export interface ShellTag {
  readonly kind: StatisticsTag['kind']
  /** Version of the text below. */
  readonly version: string
  readonly host: string
  readonly purpose: string
  /** Language of the subject, set when that is not the page's. */
  readonly lang?: LocaleCode
}

/** Data for header, footer and error screen; loaded once by the root. */
export interface ShellData {
  readonly locale: LocaleCode
  readonly bases: Readonly<Record<LocaleCode, string>>
  /** The base of the path of this page in each language; null on a site in Dutch only. */
  readonly switchTo: Readonly<Record<LocaleCode, string>> | null
  readonly buildId: string
  readonly preview: boolean
  /** Absent on pages of the current edition. */
  readonly otherEdition?: OtherEdition
  /** Address to which browsers send their events; '': the site itself. */
  readonly statistics: string
  /**
   * On a page that came back because its form failed; in the browser the form itself knows whether
   * it still does.
   */
  readonly formFailed?: true
  readonly fair: {
    readonly name: string
    readonly slogan: string
    /** Its dates, in words: formatting in the browser takes long to load. */
    readonly when: string
    /** Its days, `YYYY-MM-DD`. */
    readonly days: readonly string[]
    readonly venue: string
    /** Street and number; empty while unknown. */
    readonly address: string
    readonly city: string
    /** Street and number, and postcode; empty while unknown. */
    readonly venueAddress: string
    readonly venuePostcode: string
    readonly venuePosition: { readonly latitude: number; readonly longitude: number } | null
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
  /** The requested page, when it was not written in every language; null: it was. */
  readonly onlyIn: { readonly path: string; readonly languages: readonly LocaleCode[] } | null
  readonly banner: {
    readonly text: string
    readonly target: string
    /** Set when it is not in the page's language. */
    readonly lang: LocaleCode | undefined
  } | null
  readonly navigation: Navigation
  /** The parts that this fair does without. */
  readonly without: readonly FairPart[]
  /** Whether the pages are published that forms refer to. */
  readonly hasPrivacyPage: boolean
  readonly hasTermsPage: boolean
  /** Provider whose client keeps visitors signed in; null: there is none, and nothing is loaded. */
  readonly identity: FirebaseClient | null
  /** Absent as long as editors chose no statistics tag. */
  readonly tag?: ShellTag
  /** Absent as long as editors chose no colours. */
  readonly style?: ShellStyle
}

const toLinks = (items: readonly NavigationItem[]) =>
  items.map(({ label, target }) => ({ label, target }))

/** The part of the shell's view that is the same on every page of a language. */
const toFrame = /* @__PURE__ */ memoize(
  ({ locale, edition, settings, navigation, pages }: Content) => ({
    locale,
    fair: {
      name: edition.name,
      slogan: edition.slogan,
      when: formatDateRange(edition.startDate, edition.endDate, locale),
      days: edition.days.map(({ date }) => date),
      venue: edition.venue,
      address: edition.venueAddress,
      city: edition.city,
      venueAddress: edition.venueAddress,
      venuePostcode: edition.venuePostcode,
      venuePosition: edition.venuePosition,
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
    banner: settings.banner && {
      ...settings.banner,
      lang: langOf(settings, 'bannerText', locale),
    },
    without: settings.without,
    navigation: {
      main: toLinks(navigation.main),
      visit: toLinks(navigation.visit),
      participate: toLinks(navigation.participate),
      about: toLinks(navigation.about),
    },
    hasPrivacyPage: pages.find(PRIVACY_PAGE.slice(1)) !== undefined,
    hasTermsPage: pages.find(TERMS_PAGE.slice(1)) !== undefined,
  }),
)

/** Picks the shell's view out of the content. */
export function toShellData(
  content: Content,
  { bases, switchTo, buildId, preview, otherEdition, statistics }: SiteRequest,
  {
    picture,
    onlyIn,
    identity,
    formFailed,
  }: Pick<ShellData, 'picture' | 'onlyIn' | 'identity' | 'formFailed'>,
): ShellData {
  const {
    locale,
    fair,
    organiser,
    siteName,
    banner,
    navigation,
    without,
    hasPrivacyPage,
    hasTermsPage,
  } = toFrame(content)
  return {
    locale,
    bases,
    switchTo,
    buildId,
    preview,
    ...(otherEdition && { otherEdition }),
    statistics,
    formFailed,
    fair,
    organiser,
    siteName,
    picture: picture && { src: picture.src, alt: picture.alt },
    onlyIn,
    banner,
    navigation,
    without,
    hasPrivacyPage,
    hasTermsPage,
    identity,
  }
}

/** The shell's data; undefined only while the error screen stands in for a root that failed. */
export const useShellData = (): ShellData | undefined => useRouteLoaderData('root')

/** A function that tells whether the fair has a part. */
export function useFairParts(): (part: FairPart) => boolean {
  const without = useShellData()?.without
  return (part) => !without?.includes(part)
}
