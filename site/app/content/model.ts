/**
 * The published content of one fair in one locale, as pages read it: a graph whose relations are
 * resolved, frozen, and shared by every request. Built by the replica; loaders pick small plain
 * view models out of it. Names follow docs/concepts.md.
 *
 * Dates are ISO `YYYY-MM-DD`, times `HH:MM`, both in Europe/Amsterdam; instants are ISO 8601 with
 * offset; lengths are metres, areas m².
 */

import type { Tariff as Prices } from '@beursvloer/contract/quotation/tariff'

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

export interface Seo {
  readonly title: string
  readonly description: string
  readonly image: Media | null
  readonly noIndex: boolean
}

/** What every document has. `language` differs from the page's locale when the text fell back to Dutch. */
export interface Document {
  readonly id: string
  readonly language: LocaleCode
  readonly updatedAt: string
}

export interface Edition extends Document {
  readonly year: number
  readonly name: string
  readonly slogan: string
  readonly lead: string
  readonly startDate: string
  readonly endDate: string
  readonly venue: string
  readonly city: string
  /** Street and number; empty while unknown, like the postcode. */
  readonly venueAddress: string
  readonly venuePostcode: string
  /** Degrees north and east; null: no map of another site is offered. */
  readonly venuePosition: { readonly latitude: number; readonly longitude: number } | null
  /** What lies around the entrance, in metres from it. */
  readonly landmarks: readonly Landmark[]
  readonly standSales: 'open' | 'waiting-list' | 'closed'
  /** What exhibitors must know of, earliest first. */
  readonly deadlines: readonly {
    readonly date: string
    readonly title: string
    readonly note: string
  }[]
  readonly programmePublished: boolean
  readonly programmeExpected: string
  readonly registrationOpen: boolean
  readonly registrationUrl: string
  readonly days: readonly Day[]
}

export interface Landmark {
  readonly kind: 'station' | 'stop' | 'parking' | 'bicycle' | 'motorway' | 'ferry'
  readonly label: string
  readonly east: number
  readonly north: number
}

export interface Day extends Document {
  readonly edition: Edition | null
  readonly date: string
  readonly opensAt: string
  readonly closesAt: string
}

export interface PointOfInterest {
  readonly kind:
    | 'entrance'
    | 'toilet'
    | 'lift'
    | 'first-aid'
    | 'quiet-room'
    | 'cloakroom'
    | 'catering'
    | 'information'
  readonly label: string
  readonly x: number
  readonly y: number
}

export type Polygon = readonly (readonly [x: number, y: number])[]

export interface Hall extends Document {
  readonly name: string
  readonly number: number
  readonly level: string
  readonly width: number
  readonly length: number
  readonly background: Media | null
  readonly version: string
  readonly pointsOfInterest: readonly PointOfInterest[]
  readonly stands: readonly Stand[]
  readonly rooms: readonly Room[]
  readonly pavilions: readonly Pavilion[]
}

export interface Room extends Document {
  readonly name: string
  readonly slug: string
  readonly hall: Hall | null
  readonly capacity: number
  readonly polygon: Polygon | null
  readonly hearingLoop: boolean
  readonly wheelchairPlaces: number
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

export type ThemeColour = 'green' | 'ochre' | 'violet' | 'teal' | 'crimson' | 'blue'

export interface Theme extends Document {
  readonly name: string
  readonly slug: string
  readonly colour: ThemeColour
  readonly icon: Icon | null
}

export type ProgrammeItemType = 'lecture' | 'knowledge-session' | 'tour' | 'debate' | 'other'
export type ProgrammeItemState = 'planned' | 'changed' | 'moved' | 'cancelled'
export type ContributionRole = 'speaker' | 'moderator' | 'panellist'

export interface ProgrammeItem extends Document {
  readonly slug: string
  readonly title: string
  readonly type: ProgrammeItemType
  readonly summary: string
  readonly body: RichText
  readonly day: Day
  readonly start: string
  readonly end: string
  readonly room: Room
  readonly themes: readonly Theme[]
  readonly contributions: readonly { readonly speaker: Speaker; readonly role: ContributionRole }[]
  readonly exhibitor: Exhibitor | null
  readonly tourStops: readonly Exhibitor[]
  readonly audience: string
  readonly spokenLanguage: LocaleCode
  readonly capacity: number | null
  readonly signUp: 'none' | 'required'
  readonly signedUp: number
  readonly waitingList: boolean
  readonly state: ProgrammeItemState
  readonly changeNote: string
  readonly previousDay: Day | null
  readonly previousStart: string
  readonly previousEnd: string
  readonly previousRoom: Room | null
  readonly presentation: Media | null
  readonly recordingUrl: string
  readonly featured: boolean
  readonly seo: Seo | null
}

export interface Speaker extends Document {
  readonly slug: string
  readonly firstName: string
  readonly infix: string
  readonly lastName: string
  /** First name, infix and last name, as one reads them aloud. */
  readonly name: string
  readonly jobTitle: string
  readonly organisation: string
  readonly exhibitor: Exhibitor | null
  readonly photo: Media | null
  readonly bio: string
  readonly linkedIn: string
  readonly featured: boolean
  readonly programmeItems: readonly ProgrammeItem[]
  readonly seo: Seo | null
}

export interface ExhibitorCategory extends Document {
  readonly name: string
  readonly slug:
    | 'overheden'
    | 'woningcorporaties'
    | 'nieuwbouwconcepten'
    | 'bestaande-bouwconcepten'
  readonly intro: string
}

export interface SocialLink {
  readonly platform: 'linkedin' | 'instagram' | 'youtube' | 'facebook' | 'bluesky' | 'mastodon'
  readonly url: string
}

export interface Exhibitor extends Document {
  readonly slug: string
  readonly name: string
  /** What lists sort on; the name without a leading article when the editor gave none. */
  readonly sortName: string
  readonly category: ExhibitorCategory
  readonly pavilion: Pavilion | null
  /** Own stands, or those of the main exhibitor for a co-exhibitor. */
  readonly stands: readonly Stand[]
  readonly mainExhibitor: Exhibitor | null
  readonly coExhibitors: readonly Exhibitor[]
  readonly logo: Media | null
  readonly intro: string
  readonly body: RichText
  readonly website: string
  readonly socials: readonly SocialLink[]
  readonly themes: readonly Theme[]
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly concepts: readonly Concept[]
  readonly vacancies: readonly Vacancy[]
  /** Items it organises, or in which its people speak. */
  readonly programmeItems: readonly ProgrammeItem[]
  readonly speakers: readonly Speaker[]
  readonly seo: Seo | null
}

export interface Pavilion extends Document {
  readonly name: string
  readonly slug: string
  readonly hall: Hall | null
  readonly polygon: Polygon | null
  readonly partner: Partner | null
  readonly intro: string
  readonly body: RichText
  readonly image: Media | null
  readonly exhibitors: readonly Exhibitor[]
  readonly seo: Seo | null
}

export interface Stand extends Document {
  readonly number: string
  readonly hall: Hall
  readonly polygon: Polygon
  readonly width: number | null
  readonly depth: number | null
  readonly area: number
  readonly openSides: number
  readonly status: 'free' | 'option' | 'let' | 'blocked'
  readonly exhibitors: readonly Exhibitor[]
}

export interface Concept extends Document {
  readonly name: string
  readonly slug: string
  readonly kind: 'new-build' | 'existing'
  readonly exhibitor: Exhibitor
  readonly summary: string
  readonly markets: readonly {
    readonly dwellingType: 'ground' | 'stacked' | 'flexible' | 'shared'
    readonly rentClass: 'social-low' | 'social' | 'mid' | 'free'
  }[]
  readonly buildingSystem: 'planar' | 'volumetric' | 'hybrid' | null
  readonly material: string
  readonly deliveryWeeks: number | null
  readonly buildDays: number | null
  readonly mpg: number | null
  readonly movable: boolean
  readonly occupiedRenovation: boolean
  readonly references: string
  readonly brochure: Media | null
  readonly image: Media | null
}

interface Story extends Document {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly author: string
  readonly intro: string
  readonly blocks: readonly Block[]
  readonly image: Media | null
  readonly exhibitor: Exhibitor | null
  readonly featured: boolean
  readonly seo: Seo | null
}
export type NewsItem = Story
export interface Interview extends Story {
  readonly speaker: Speaker | null
}

export interface Vacancy extends Document {
  readonly slug: string
  readonly title: string
  readonly exhibitor: Exhibitor
  readonly place: string
  readonly hours: string
  readonly closingDate: string
  readonly url: string
  readonly body: RichText
}

export interface CalendarItem extends Document {
  readonly slug: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly place: string
  readonly url: string
  readonly body: RichText
}

export type FaqGroup = 'visitor' | 'exhibitor' | 'speaker'

export interface FaqItem extends Document {
  readonly question: string
  readonly answer: RichText
  readonly group: FaqGroup
}

export interface Photo {
  readonly file: Media
  /** What it shows, in Dutch. */
  readonly alt: string
  /** The same in English; empty when nobody translated it. */
  readonly altEnglish: string
  readonly photographer: string
  readonly licence: string
}

export interface PhotoAlbum extends Document {
  readonly year: number
  readonly slug: string
  readonly title: string
  readonly intro: string
  /** Each once, without the hidden ones. */
  readonly photos: readonly Photo[]
  /** Names of the files that nobody may see. */
  readonly hiddenFiles: readonly string[]
}

export interface Partner extends Document {
  readonly name: string
  readonly logo: Media | null
  readonly level: 'main' | 'media' | 'knowledge'
  readonly url: string
}

/** What a contact page lets people choose, and who answers it (domain.md §3, Contact). */
export type ContactSubject = 'visit' | 'exhibitor' | 'press' | 'programme' | 'photo'

export interface TeamMember extends Document {
  readonly name: string
  readonly role: string
  /** What to turn to this person for, in a sentence. */
  readonly topics: string
  readonly subject: ContactSubject | null
  readonly email: string
  readonly phone: string
  readonly photo: Media | null
}

/** Prices and terms for exhibitors in a period. Percentages are whole numbers, 5 for 5%. */
export interface Tariff extends Document, Prices {
  /** What the price holds, a thing per line. */
  readonly floorIncludes: readonly string[]
  readonly shellIncludes: readonly string[]
  readonly pavilionIncludes: readonly string[]
  readonly instalments: readonly {
    readonly percent: number
    readonly days: number
    readonly moment: 'after-signing' | 'before-fair'
  }[]
  /** What is owed until so many months before the fair, earliest first. */
  readonly cancellation: readonly { readonly monthsBefore: number; readonly percent: number }[]
}

/** Something that exhibitors order besides their stand. */
export interface Product extends Document {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly category: 'advertising' | 'signage'
  readonly unit: 'piece' | 'run' | 'day'
  /** Euro cents without VAT, per unit. */
  readonly priceCents: number
  readonly vat: 'standard'
  readonly size: string
  readonly format: string
  /** Last day to deliver the file; empty: none. */
  readonly deadline: string
  /** Most that one exhibitor can have; null: no limit. */
  readonly maximum: number | null
  readonly image: Media | null
}

/** One version of the rules for exhibitors. */
export interface Regulation extends Document {
  readonly version: string
  readonly adoptedOn: string
  readonly validFrom: string
  readonly introduction: string
  readonly chapters: readonly {
    readonly number: number
    readonly title: string
    readonly articles: readonly {
      readonly number: number
      readonly title: string
      readonly body: RichText
    }[]
  }[]
}

export interface Page extends Document {
  readonly slug: string
  readonly title: string
  readonly intro: string
  readonly blocks: readonly Block[]
  readonly layout: 'default' | 'empty'
  readonly seo: Seo | null
}

export type Block =
  | { readonly type: 'text'; readonly title: string; readonly body: RichText }
  | {
      readonly type: 'picture'
      readonly file: Media
      readonly alt: string
      readonly caption: string
      readonly credit: string
      readonly size: 'normal' | 'wide'
    }
  | {
      readonly type: 'columns'
      readonly title: string
      readonly columns: readonly { readonly title: string; readonly body: RichText }[]
    }
  | {
      readonly type: 'call-to-action'
      readonly title: string
      readonly text: string
      readonly label: string
      readonly target: string
    }
  /** The questions are filled in by the replica, in editor's order. */
  | {
      readonly type: 'faq'
      readonly title: string
      readonly group: FaqGroup
      readonly items: readonly FaqItem[]
    }
  | {
      readonly type: 'cards'
      readonly title: string
      readonly cards: readonly {
        readonly title: string
        readonly text: string
        readonly target: string
        readonly image: Media | null
        readonly icon: Icon | null
      }[]
    }
  | {
      readonly type: 'video'
      readonly title: string
      readonly url: string
      readonly poster: Media | null
      readonly transcript: string
    }
  | {
      readonly type: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | {
      readonly type: 'download'
      readonly title: string
      readonly description: string
      readonly file: Media
    }
  /** Where a page shows what the site makes itself; only its own page has it. */
  | { readonly type: 'part'; readonly part: PagePart }
  | { readonly type: 'quote'; readonly text: string; readonly name: string; readonly role: string }

export type PagePart =
  | 'venue'
  | 'team'
  | 'tariffs'
  | 'deadlines'
  | 'products'
  | 'articles'
  | 'contract-form'

export type NavigationGroup = 'main' | 'visit' | 'participate' | 'about'

export interface NavigationItem {
  readonly label: string
  readonly target: string
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

export interface ShortLink {
  readonly code: string
  readonly target: string
}

/** Words and phrases that mean the same to the search, as editors wrote them; at least two. */
export interface SynonymGroup {
  readonly terms: readonly string[]
}

export interface SiteSettings {
  readonly name: string
  readonly organisation: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly kvk: string
  readonly vat: string
  readonly email: string
  readonly phone: string
  /** When the office answers, in words. */
  readonly officeHours: string
  readonly banner: { readonly text: string; readonly target: string } | null
  readonly socials: readonly SocialLink[]
  /** Hosts to which redirects and short links may lead. */
  readonly redirectHosts: readonly string[]
}

/** How forms are protected. */
export interface FormSettings extends Document {
  /** Whether every browser gives a proof, or only a suspicious one. */
  readonly captcha: 'when-suspicious' | 'always'
}

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
  /** The edition that the settings name; its days are the fair's days. */
  readonly edition: Edition
  readonly navigation: Readonly<Record<NavigationGroup, readonly NavigationItem[]>>
  readonly halls: Collection<Hall>
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
