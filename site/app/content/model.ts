/**
 * The published content of one fair in one locale, as pages read it: a graph whose relations are
 * resolved, frozen, and shared by every request. Built by the replica; loaders pick small plain
 * view models out of it. Names follow docs/concepts.md; the fields of a document are in its file in
 * `types/` of the contract, from which its type here follows.
 *
 * Dates are ISO `YYYY-MM-DD`, times `HH:MM`, both in Europe/Amsterdam; instants are ISO 8601 with
 * offset; lengths are metres, areas m².
 */

import type { calendarItem } from '@beursvloer/contract/content/types/calendar-item'
import type { concept } from '@beursvloer/contract/content/types/concept'
import type { day } from '@beursvloer/contract/content/types/day'
import type { edition } from '@beursvloer/contract/content/types/edition'
import type { exhibitor } from '@beursvloer/contract/content/types/exhibitor'
import type { exhibitorCategory } from '@beursvloer/contract/content/types/exhibitor-category'
import type { faqItem } from '@beursvloer/contract/content/types/faq-item'
import type { formSettings } from '@beursvloer/contract/content/types/form-settings'
import type { hall } from '@beursvloer/contract/content/types/hall'
import type { interview } from '@beursvloer/contract/content/types/interview'
import type { navigationItem } from '@beursvloer/contract/content/types/navigation-item'
import type { newsItem } from '@beursvloer/contract/content/types/news-item'
import type { page } from '@beursvloer/contract/content/types/page'
import type { partner } from '@beursvloer/contract/content/types/partner'
import type { passage } from '@beursvloer/contract/content/types/passage'
import type { pavilion } from '@beursvloer/contract/content/types/pavilion'
import type { photoAlbum } from '@beursvloer/contract/content/types/photo-album'
import type { product } from '@beursvloer/contract/content/types/product'
import type { programmeItem } from '@beursvloer/contract/content/types/programme-item'
import type { redirect } from '@beursvloer/contract/content/types/redirect'
import type { regulation } from '@beursvloer/contract/content/types/regulation'
import type { room } from '@beursvloer/contract/content/types/room'
import type { shortLink } from '@beursvloer/contract/content/types/short-link'
import type { siteSettings } from '@beursvloer/contract/content/types/site-settings'
import type { speaker } from '@beursvloer/contract/content/types/speaker'
import type { stand } from '@beursvloer/contract/content/types/stand'
import type { standPicture } from '@beursvloer/contract/content/types/stand-picture'
import type { statisticsSettings } from '@beursvloer/contract/content/types/statistics-settings'
import type { synonym } from '@beursvloer/contract/content/types/synonym'
import type { tariff } from '@beursvloer/contract/content/types/tariff'
import type { teamMember } from '@beursvloer/contract/content/types/team-member'
import type { theme } from '@beursvloer/contract/content/types/theme'
import type { vacancy } from '@beursvloer/contract/content/types/vacancy'
import type { NodeOf } from './document-type.server.ts'
import type { Block } from './node-fields.ts'

export type { Media, Polygon, RichText, RichTextNode } from '@beursvloer/contract/content/values'
export type { Block } from './node-fields.ts'

export type LocaleCode = 'nl' | 'en'

/** An icon that an editor chose by name. */
export interface Icon {
  /** With its set: `lucide:leaf`. */
  readonly name: string
  /** Inside of its <svg>, and its size; null when the site itself does not have its set. */
  readonly drawing: {
    readonly body: string
    readonly width: number
    readonly height: number
  } | null
}

/**
 * Fields of every document. `language` differs from the page's locale when the text fell back to
 * Dutch.
 */
export interface Document {
  readonly id: string
  readonly language: LocaleCode
  /** Fields, by their name in the CMS, that are in Dutch since the translation leaves them empty. */
  readonly dutchFields?: readonly string[]
  readonly updatedAt: string
}

export interface CalendarItem extends NodeOf<typeof calendarItem> {}
export interface Concept extends NodeOf<typeof concept> {}
export interface Day extends NodeOf<typeof day> {}
export interface Edition extends NodeOf<typeof edition> {}
export interface Exhibitor extends NodeOf<typeof exhibitor> {}
export interface ExhibitorCategory extends NodeOf<typeof exhibitorCategory> {}
export interface FaqItem extends NodeOf<typeof faqItem> {}
export interface FormSettings extends NodeOf<typeof formSettings> {}
export interface Hall extends NodeOf<typeof hall> {}
export interface Interview extends NodeOf<typeof interview> {}
export interface NavigationItem extends NodeOf<typeof navigationItem> {}
export interface NewsItem extends NodeOf<typeof newsItem> {}
export interface Page extends NodeOf<typeof page> {}
export interface Partner extends NodeOf<typeof partner> {}
export interface Passage extends NodeOf<typeof passage> {}
export interface Pavilion extends NodeOf<typeof pavilion> {}
export interface PhotoAlbum extends NodeOf<typeof photoAlbum> {}
export interface Product extends NodeOf<typeof product> {}
export interface ProgrammeItem extends NodeOf<typeof programmeItem> {}
export interface Redirect extends NodeOf<typeof redirect> {}
export interface Regulation extends NodeOf<typeof regulation> {}
export interface Room extends NodeOf<typeof room> {}
export interface ShortLink extends NodeOf<typeof shortLink> {}
export interface SiteSettings extends NodeOf<typeof siteSettings> {}
export interface Speaker extends NodeOf<typeof speaker> {}
export interface Stand extends NodeOf<typeof stand> {}
export interface StandPicture extends NodeOf<typeof standPicture> {}
export interface StatisticsSettings extends NodeOf<typeof statisticsSettings> {}
export interface Synonym extends NodeOf<typeof synonym> {}
export interface Tariff extends NodeOf<typeof tariff> {}
export interface TeamMember extends NodeOf<typeof teamMember> {}
export interface Theme extends NodeOf<typeof theme> {}
export interface Vacancy extends NodeOf<typeof vacancy> {}

export type SocialLink = SiteSettings['socials'][number]
export type Landmark = Edition['landmarks'][number]
export type PointOfInterest = Hall['pointsOfInterest'][number]
export type ThemeColour = Theme['colour']
export type ProgrammeItemType = ProgrammeItem['type']
export type FaqGroup = FaqItem['group']
export type Photo = PhotoAlbum['photos'][number]
/** The subjects to choose from on a contact page (requirements 8.1). */
export type ContactSubject = NonNullable<TeamMember['subject']>
export type PagePart = Extract<Block, { type: 'part' }>['part']
/** Words and phrases that mean the same to the search. */
export type SynonymGroup = Pick<Synonym, 'terms'>
export type NavigationGroup = NavigationItem['group']

/** A list in its natural order, with look-up by id and by slug. */
export interface Collection<T> {
  readonly all: readonly T[]
  /** The present slugs by earlier ones. */
  readonly renamed: Readonly<Record<string, string>>
  /** By document id, slug or earlier slug; undefined when there is none. */
  find(idOrSlug: string): T | undefined
}

/** Everything published, in one locale. */
export interface Content {
  readonly locale: LocaleCode
  /** Changes whenever any published content changes. */
  readonly version: string
  readonly settings: SiteSettings
  /** Null while nobody saved any. */
  readonly formSettings: FormSettings | null
  readonly statisticsSettings: StatisticsSettings | null
  /** The edition that the settings name; its days are the fair's days. */
  readonly edition: Edition
  readonly navigation: Readonly<Record<NavigationGroup, readonly NavigationItem[]>>
  readonly halls: Collection<Hall>
  /** By name. */
  readonly passages: readonly Passage[]
  readonly rooms: Collection<Room>
  readonly themes: Collection<Theme>
  readonly categories: Collection<ExhibitorCategory>
  /** Of the current edition's days, by day, start, then room. */
  readonly programmeItems: Collection<ProgrammeItem>
  /** By last name without infix. */
  readonly speakers: Collection<Speaker>
  /** By sort name. */
  readonly exhibitors: Collection<Exhibitor>
  readonly pavilions: Collection<Pavilion>
  /** By number; `find` takes the stand number too. */
  readonly stands: Collection<Stand>
  readonly concepts: Collection<Concept>
  /** Newest first. */
  readonly interviews: Collection<Interview>
  /** Newest first. */
  readonly news: Collection<NewsItem>
  readonly vacancies: Collection<Vacancy>
  readonly calendar: Collection<CalendarItem>
  readonly faq: readonly FaqItem[]
  readonly albums: Collection<PhotoAlbum>
  readonly partners: readonly Partner[]
  readonly team: readonly TeamMember[]
  /** Earliest first. */
  readonly tariffs: readonly Tariff[]
  /** In the editor's order. */
  readonly products: readonly Product[]
  /** Newest first. */
  readonly regulations: readonly Regulation[]
  readonly pages: Collection<Page>
  readonly synonyms: readonly SynonymGroup[]
  /** By path without a trailing slash. */
  redirect(path: string): Redirect | undefined
  shortLink(code: string): ShortLink | undefined
}
