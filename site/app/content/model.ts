/**
 * The published content of one fair in one locale, as pages read it: a graph whose relations are
 * resolved, frozen, and shared by every request. Built by the replica; loaders pick small plain
 * view models out of it. Names follow docs/concepts.md; the fields of a document are in its file in
 * `types/` of the contract, from which its type here follows.
 *
 * Dates are ISO `YYYY-MM-DD`, times `HH:MM`, both in Europe/Amsterdam; instants are ISO 8601 with
 * offset; lengths are metres, areas m².
 */

import type { ContentTypes } from '@beursvloer/contract/content/content-types'
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

export interface CalendarItem extends NodeOf<ContentTypes['calendarItem']> {}
export interface Concept extends NodeOf<ContentTypes['concept']> {}
export interface Day extends NodeOf<ContentTypes['day']> {}
export interface Edition extends NodeOf<ContentTypes['edition']> {}
export interface Exhibitor extends NodeOf<ContentTypes['exhibitor']> {}
export interface ExhibitorCategory extends NodeOf<ContentTypes['exhibitorCategory']> {}
export interface FaqItem extends NodeOf<ContentTypes['faqItem']> {}
export interface FormSettings extends NodeOf<ContentTypes['formSettings']> {}
export interface Hall extends NodeOf<ContentTypes['hall']> {}
export interface Interview extends NodeOf<ContentTypes['interview']> {}
export interface NavigationItem extends NodeOf<ContentTypes['navigationItem']> {}
export interface NewsItem extends NodeOf<ContentTypes['newsItem']> {}
export interface Page extends NodeOf<ContentTypes['page']> {}
export interface Partner extends NodeOf<ContentTypes['partner']> {}
export interface Passage extends NodeOf<ContentTypes['passage']> {}
export interface Pavilion extends NodeOf<ContentTypes['pavilion']> {}
export interface OrganisationType extends NodeOf<ContentTypes['organisationType']> {}
export interface PhotoAlbum extends NodeOf<ContentTypes['photoAlbum']> {}
export interface Product extends NodeOf<ContentTypes['product']> {}
export interface ProgrammeItem extends NodeOf<ContentTypes['programmeItem']> {}
export interface Redirect extends NodeOf<ContentTypes['redirect']> {}
export interface Regulation extends NodeOf<ContentTypes['regulation']> {}
export interface Room extends NodeOf<ContentTypes['room']> {}
export interface ShortLink extends NodeOf<ContentTypes['shortLink']> {}
export interface SiteSettings extends NodeOf<ContentTypes['siteSettings']> {}
export interface Speaker extends NodeOf<ContentTypes['speaker']> {}
export interface Stand extends NodeOf<ContentTypes['stand']> {}
export interface StandPicture extends NodeOf<ContentTypes['standPicture']> {}
export interface StatisticsSettings extends NodeOf<ContentTypes['statisticsSettings']> {}
export interface Synonym extends NodeOf<ContentTypes['synonym']> {}
export interface Tariff extends NodeOf<ContentTypes['tariff']> {}
export interface TeamMember extends NodeOf<ContentTypes['teamMember']> {}
export interface Theme extends NodeOf<ContentTypes['theme']> {}
export interface Vacancy extends NodeOf<ContentTypes['vacancy']> {}

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
  /** In the editor's order. */
  readonly organisationTypes: readonly OrganisationType[]
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
