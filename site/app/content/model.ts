/**
 * The published content of one fair in one locale, as pages read it: a graph whose relations are
 * resolved, frozen, and shared by every request. Built by the replica; loaders pick small plain
 * view models out of it. Names follow docs/concepts.md; what a document holds is in its file in
 * `types/`, from which its type here follows.
 *
 * Dates are ISO `YYYY-MM-DD`, times `HH:MM`, both in Europe/Amsterdam; instants are ISO 8601 with
 * offset; lengths are metres, areas m².
 */

import type { Block } from './blocks.server.ts'
import type { NodeOf } from './document-type.server.ts'
import type { calendarItem } from './types/calendar-item.server.ts'
import type { concept } from './types/concept.server.ts'
import type { day } from './types/day.server.ts'
import type { edition } from './types/edition.server.ts'
import type { exhibitor } from './types/exhibitor.server.ts'
import type { exhibitorCategory } from './types/exhibitor-category.server.ts'
import type { faqItem } from './types/faq-item.server.ts'
import type { formSettings } from './types/form-settings.server.ts'
import type { hall } from './types/hall.server.ts'
import type { interview } from './types/interview.server.ts'
import type { navigationItem } from './types/navigation-item.server.ts'
import type { newsItem } from './types/news-item.server.ts'
import type { page } from './types/page.server.ts'
import type { partner } from './types/partner.server.ts'
import type { passage } from './types/passage.server.ts'
import type { pavilion } from './types/pavilion.server.ts'
import type { photoAlbum } from './types/photo-album.server.ts'
import type { product } from './types/product.server.ts'
import type { programmeItem } from './types/programme-item.server.ts'
import type { redirect } from './types/redirect.server.ts'
import type { regulation } from './types/regulation.server.ts'
import type { room } from './types/room.server.ts'
import type { shortLink } from './types/short-link.server.ts'
import type { siteSettings } from './types/site-settings.server.ts'
import type { speaker } from './types/speaker.server.ts'
import type { stand } from './types/stand.server.ts'
import type { statisticsSettings } from './types/statistics-settings.server.ts'
import type { synonym } from './types/synonym.server.ts'
import type { tariff } from './types/tariff.server.ts'
import type { teamMember } from './types/team-member.server.ts'
import type { theme } from './types/theme.server.ts'
import type { vacancy } from './types/vacancy.server.ts'

export type { Block } from './blocks.server.ts'

export type LocaleCode = 'nl' | 'en'

/** Rich text as Strapi's blocks field stores it; rendered by `ui/rich-text`. */
export type RichText = readonly RichTextNode[]
export interface RichTextNode {
  readonly type: string
  readonly children?: readonly RichTextNode[]
  readonly [key: string]: unknown
}

/** A picture or document of the media library. `file` is the name under `/_img/…` and `/_file/…`. */
export interface Media {
  readonly file: string
  readonly mime: string
  readonly sizeKb: number
  readonly width: number | null
  readonly height: number | null
  readonly alt: string
  readonly caption: string
  /** When the file was last replaced or described, an instant; absent when the CMS does not say. */
  readonly updatedAt?: string
}

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

export type Polygon = readonly (readonly [x: number, y: number])[]

/** What every document has. `language` differs from the page's locale when the text fell back to Dutch. */
export interface Document {
  readonly id: string
  readonly language: LocaleCode
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
export interface StatisticsSettings extends NodeOf<typeof statisticsSettings> {}
export interface Synonym extends NodeOf<typeof synonym> {}
export interface Tariff extends NodeOf<typeof tariff> {}
export interface TeamMember extends NodeOf<typeof teamMember> {}
export interface Theme extends NodeOf<typeof theme> {}
export interface Vacancy extends NodeOf<typeof vacancy> {}

export type Seo = NonNullable<Page['seo']>
export type SocialLink = SiteSettings['socials'][number]
export type Landmark = Edition['landmarks'][number]
export type PointOfInterest = Hall['pointsOfInterest'][number]
export type ThemeColour = Theme['colour']
export type ProgrammeItemType = ProgrammeItem['type']
export type ProgrammeItemState = ProgrammeItem['state']
export type ContributionRole = ProgrammeItem['contributions'][number]['role']
export type FaqGroup = FaqItem['group']
export type Photo = PhotoAlbum['photos'][number]
/** What a contact page lets people choose, and who answers it (requirements 8.1). */
export type ContactSubject = NonNullable<TeamMember['subject']>
export type PagePart = Extract<Block, { type: 'part' }>['part']
/** Words and phrases that mean the same to the search. */
export type SynonymGroup = Pick<Synonym, 'terms'>
export type NavigationGroup = NavigationItem['group']

/** A list in its natural order, with look-up by id and by slug. */
export interface Collection<T> {
  readonly all: readonly T[]
  /** By document id or slug; undefined when there is none. */
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
