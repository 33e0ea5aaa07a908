/**
 * Shapes of the seed's edition, programme and editorial files: plain objects an editor can read,
 * Dutch and English side by side. Relations are written as slugs (editions by year, days by date,
 * pictures by key); the seeding engine resolves them. Long texts are a small markdown subset:
 * paragraphs, `##` headings, lists, `**bold**` and `[links](/path)`.
 *
 * Dates are `YYYY-MM-DD`, times `HH:MM` in Europe/Amsterdam, instants ISO 8601 with offset.
 */
import type { ProgrammeItemState } from '@beursvloer/contract/content-values'

/** A text in both languages. Without `en` the English site falls back to Dutch. */
export interface LocalizedText {
  readonly nl: string
  readonly en?: string
}

/** One block of a dynamic zone, the subset interviews and news items use. */
export type StoryBlock =
  | { readonly block: 'text'; readonly title?: string; readonly body: string }
  | { readonly block: 'quote'; readonly text: string; readonly name: string; readonly role: string }
  | {
      readonly block: 'picture'
      readonly image: string
      readonly alt: string
      readonly caption?: string
    }
  | {
      readonly block: 'call-to-action'
      readonly title: string
      readonly text?: string
      readonly label: string
      readonly target: string
    }

/** The blocks of a story per language; `en` is left out together with the other English fields. */
export interface LocalizedBlocks {
  readonly nl: readonly StoryBlock[]
  readonly en?: readonly StoryBlock[]
}

export interface EditionSeed {
  readonly year: number
  readonly name: LocalizedText
  readonly slogan: LocalizedText
  readonly lead?: LocalizedText
  readonly startDate: string
  readonly endDate: string
  readonly venue: string
  readonly city: string
  readonly venueAddress?: string
  readonly venuePostcode?: string
  readonly venueLatitude?: number
  readonly venueLongitude?: number
  /** Metres east and north of the entrance. */
  readonly landmarks?: readonly {
    readonly kind: 'station' | 'stop' | 'parking' | 'bicycle' | 'motorway' | 'ferry'
    readonly label: LocalizedText
    readonly east: number
    readonly north: number
  }[]
  readonly standSales?: 'open' | 'waiting-list' | 'closed'
  readonly deadlines?: readonly {
    readonly date: string
    readonly title: LocalizedText
    readonly note?: LocalizedText
  }[]
  readonly visitorGroups?: readonly {
    readonly name: LocalizedText
    readonly text: LocalizedText
    readonly links: readonly { readonly label: LocalizedText; readonly target: string }[]
  }[]
  readonly results?: readonly { readonly value: LocalizedText; readonly label: LocalizedText }[]
  readonly programmePublished: boolean
  readonly programmeExpected?: LocalizedText
  readonly registrationOpen: boolean
  readonly registrationUrl?: string
}

export interface DaySeed {
  /** Year of the edition the day belongs to. */
  readonly edition: number
  readonly date: string
  readonly opensAt: string
  readonly closesAt: string
}

export interface ThemeSeed {
  readonly slug: string
  readonly name: LocalizedText
  readonly colour: 'green' | 'ochre' | 'violet' | 'teal' | 'crimson' | 'blue'
  readonly icon: string
  readonly position: number
}

export interface ContributionSeed {
  /** Slug of the speaker. */
  readonly speaker: string
  readonly role: 'speaker' | 'moderator' | 'panellist'
}

export interface ProgrammeItemSeed {
  readonly slug: string
  readonly title: LocalizedText
  /** At most 200 characters per language. */
  readonly summary: LocalizedText
  readonly body?: LocalizedText
  readonly type: 'lecture' | 'knowledge-session' | 'tour' | 'debate' | 'other'
  readonly day: string
  readonly start: string
  readonly end: string
  readonly room: string
  readonly themes: readonly string[]
  readonly speakers: readonly ContributionSeed[]
  readonly exhibitor?: string
  /** Slug of the item that it is part of, which stands before it. */
  readonly partOf?: string
  /** Exhibitors a tour calls at, in walking order. */
  readonly tourStops?: readonly string[]
  readonly audience?: LocalizedText
  /** Language the session is held in; Dutch unless said. */
  readonly language?: 'nl' | 'en'
  readonly capacity?: number
  readonly signUp?: 'none' | 'required'
  readonly waitingList?: boolean
  readonly state?: ProgrammeItemState
  /** Required unless the state is planned. */
  readonly changeNote?: LocalizedText
  readonly previousDay?: string
  readonly previousStart?: string
  readonly previousEnd?: string
  readonly previousRoom?: string
  readonly featured?: boolean
  /** `false` leaves the item a draft; published unless said. */
  readonly published?: boolean
}

export interface SpeakerSeed {
  readonly slug: string
  readonly firstName: string
  readonly infix?: string
  readonly lastName: string
  readonly jobTitle: LocalizedText
  readonly organisation: string
  readonly exhibitor?: string
  /** `false` for a speaker without a portrait; otherwise the engine draws one from the slug. */
  readonly photo?: false
  /** At most 800 characters per language. */
  readonly bio: LocalizedText
  readonly linkedIn?: string
  readonly featured?: boolean
  readonly published?: boolean
}

interface StorySeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly date: string
  readonly author: string
  readonly intro: LocalizedText
  readonly blocks: LocalizedBlocks
  /** Picture key of the lead image. */
  readonly image?: string
  readonly imageAlt?: LocalizedText
  readonly exhibitor?: string
  readonly featured?: boolean
  readonly published?: boolean
}

export interface InterviewSeed extends StorySeed {
  readonly speaker?: string
}

export interface NewsItemSeed extends StorySeed {
  readonly pressRelease?: boolean
}

export interface CalendarItemSeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly start: string
  readonly end?: string
  readonly place?: LocalizedText
  readonly url?: string
  readonly body?: LocalizedText
  readonly published?: boolean
}
