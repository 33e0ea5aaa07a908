/**
 * Shapes of the seed's floor, exhibitor and page files. Relations are written as slugs (halls and
 * stands by number, editions by year, pictures by key); the seeding engine resolves them. Long texts
 * use the markdown subset described in types-programme.ts.
 */
import type { StandAvailability } from '@beursvloer/contract/content-values'
import type { Corners, Drawing, Typeface } from '@beursvloer/contract/house-style/forms'
import type { Mark } from '@beursvloer/contract/house-style/marks'
import type { LocalizedText } from './types-programme.ts'

/** A corner in metres from the top left of the hall, `[x, y]`. */
export type Point = readonly [number, number]
export type Polygon = readonly Point[]

export interface HallSeed {
  readonly number: number
  readonly name: LocalizedText
  readonly level: LocalizedText
  /** Metres along x. */
  readonly width: number
  /** Metres along y. */
  readonly length: number
  readonly version: string
  readonly pointsOfInterest: readonly {
    readonly kind:
      | 'entrance'
      | 'toilet'
      | 'lift'
      | 'first-aid'
      | 'quiet-room'
      | 'cloakroom'
      | 'catering'
      | 'information'
    readonly label: LocalizedText
    readonly x: number
    readonly y: number
    /** `false` for an entrance that leads to another hall. */
    readonly leadsOutside?: boolean
  }[]
}

/** A way between two halls; lengths in metres. */
export interface PassageSeed {
  /** Names the passage inside the seed; not shown. */
  readonly key: string
  readonly name: LocalizedText
  readonly kind: 'corridor' | 'outside' | 'stairs' | 'lift'
  readonly length: number
  /** Besides walking. */
  readonly seconds?: number
  readonly stepFree: boolean
  readonly from: { readonly hall: number; readonly point: Point }
  readonly to: { readonly hall: number; readonly point: Point }
}

export interface RoomSeed {
  readonly slug: string
  readonly name: LocalizedText
  readonly hall: number
  readonly capacity: number
  readonly polygon: Polygon
  readonly hearingLoop: boolean
  readonly wheelchairPlaces: number
  readonly position: number
}

export interface StandSeed {
  /** For example `1.A12`: hall, row, number in the row. */
  readonly number: string
  readonly hall: number
  readonly polygon: Polygon
  readonly width: number
  readonly depth: number
  /** Square metres. */
  readonly area: number
  readonly openSides: number
  readonly availability: StandAvailability
  readonly optionUntil?: string
}

export interface CategorySeed {
  readonly slug: string
  readonly name: LocalizedText
  readonly intro: LocalizedText
  readonly position: number
  readonly colour: 'green' | 'ochre' | 'violet' | 'teal' | 'crimson' | 'blue'
  readonly pattern: 'none' | 'dots' | 'lines' | 'diagonals'
  readonly street: 'civic' | 'rental' | 'newbuild' | 'renovated'
}

export interface PavilionSeed {
  readonly slug: string
  readonly name: LocalizedText
  readonly hall: number
  readonly partner?: string
  readonly intro: LocalizedText
  readonly body: LocalizedText
}

export interface SocialLink {
  readonly platform: 'linkedin' | 'instagram' | 'youtube' | 'facebook' | 'bluesky' | 'mastodon'
  readonly url: string
}

export interface ExhibitorSeed {
  readonly slug: string
  readonly name: string
  /** Name to sort on when it differs from the name without its article. */
  readonly sortName?: string
  readonly pavilion?: string
  /** Numbers of the stands; none for a co-exhibitor. */
  readonly stands?: readonly string[]
  /** Slug of the exhibitor on whose stand a co-exhibitor stands. */
  readonly mainExhibitor?: string
  /** `false` for an exhibitor without a logo; else it is `logo-` and the slug. */
  readonly logo?: false
  /** At most 160 characters per language. */
  readonly intro: LocalizedText
  readonly body: LocalizedText
  readonly themes: readonly string[]
  /** Address of the website; `https://<slug>.example` unless said. */
  readonly website?: string
  readonly socials?: readonly SocialLink[]
  readonly contact?: { readonly name: string; readonly email: string; readonly phone?: string }
  readonly kvk?: string
  /** Registration number of a housing association. */
  readonly lNumber?: string
  readonly meetingsAtOnce?: number
  /** Of its stand. */
  readonly pictures?: readonly {
    readonly image: string
    readonly alt: LocalizedText
    readonly credit?: string
  }[]
  readonly published?: boolean
}

export interface ConceptSeed {
  readonly slug: string
  readonly name: LocalizedText
  readonly kind: 'new-build' | 'existing'
  readonly exhibitor: string
  readonly summary: LocalizedText
  /** Pairs of dwelling type and rent class. */
  readonly markets: readonly (readonly [
    'ground' | 'stacked' | 'flexible' | 'shared',
    'social-low' | 'social' | 'mid' | 'free',
  ])[]
  readonly buildingSystem?: 'planar' | 'volumetric' | 'hybrid'
  readonly material?: LocalizedText
  readonly deliveryWeeks?: number
  readonly buildDays?: number
  /** Environmental performance (MPG), euro per m² per year. */
  readonly mpg?: number
  readonly movable?: boolean
  readonly occupiedRenovation?: boolean
  readonly references?: LocalizedText
  /** Picture key of the image. */
  readonly image?: string
  /** `true` attaches the demo brochure. */
  readonly brochure?: boolean
}

export interface VacancySeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly exhibitor: string
  readonly place: string
  readonly hours: LocalizedText
  readonly closingDate: string
  readonly url: string
  readonly body: LocalizedText
}

export interface PartnerSeed {
  readonly slug: string
  readonly name: string
  readonly level: 'main' | 'media' | 'knowledge'
  readonly url: string
  readonly position: number
}

export interface FaqSeed {
  /** Names the question inside the seed; not shown. */
  readonly key: string
  readonly group: 'visitor' | 'exhibitor' | 'speaker'
  readonly question: LocalizedText
  readonly answer: LocalizedText
  readonly position: number
}

/** Every kind of block a page can be built of; pictures and files by key. */
export type PageBlock =
  | { readonly block: 'text'; readonly title?: string; readonly body: string }
  | {
      readonly block: 'picture'
      readonly image: string
      readonly alt: string
      readonly caption?: string
      readonly credit?: string
      readonly size?: 'normal' | 'wide'
    }
  | {
      readonly block: 'columns'
      readonly title?: string
      readonly columns: readonly { readonly title?: string; readonly body: string }[]
    }
  | {
      readonly block: 'call-to-action'
      readonly title: string
      readonly text?: string
      readonly label: string
      readonly target: string
    }
  | {
      readonly block: 'faq'
      readonly title?: string
      readonly group: 'visitor' | 'exhibitor' | 'speaker'
    }
  | {
      readonly block: 'cards'
      readonly title?: string
      readonly cards: readonly {
        readonly title: string
        readonly text?: string
        readonly target?: string
        readonly image?: string
        /** Name of an icon, shown when there is no image. */
        readonly icon?: string
      }[]
    }
  | {
      readonly block: 'video'
      readonly title: string
      readonly url: string
      readonly poster?: string
      readonly transcript?: string
    }
  | { readonly block: 'table'; readonly caption: string; readonly rows: readonly string[] }
  | {
      readonly block: 'download'
      readonly title: string
      readonly description?: string
      /** Key of a document in `cms/seed/media`. */
      readonly file: string
    }
  | {
      readonly block: 'part'
      readonly part:
        | 'venue'
        | 'team'
        | 'calculator'
        | 'tariffs'
        | 'deadlines'
        | 'products'
        | 'articles'
        | 'contract-form'
        | 'press-figures'
        | 'press-releases'
        | 'accreditation'
        | 'choices'
    }
  | {
      readonly block: 'quote'
      readonly text: string
      readonly name: string
      readonly role?: string
      /** Key of a portrait in `cms/seed/media`. */
      readonly portrait?: string
    }
  | {
      readonly block: 'figures'
      readonly title: string
      readonly drawing: 'crowd' | 'lines'
      readonly rows: readonly string[]
      readonly note?: string
    }

export interface PageSeed {
  readonly slug: string
  readonly title: LocalizedText
  readonly intro?: LocalizedText
  readonly layout?: 'default' | 'empty'
  readonly blocks: { readonly nl: readonly PageBlock[]; readonly en?: readonly PageBlock[] }
  readonly seo?: { readonly noIndex?: boolean }
  readonly published?: boolean
}

export interface NavigationSeed {
  readonly group: 'main' | 'visit' | 'participate' | 'about'
  readonly label: LocalizedText
  readonly target: string
}

export interface RedirectSeed {
  readonly from: string
  readonly to: string
  readonly kind: 'permanent' | 'temporary'
}

export interface ShortLinkSeed {
  readonly code: string
  readonly target: string
}

/** Words that mean the same to the search, a line each. */
export interface SynonymSeed {
  readonly subject: string
  readonly terms: LocalizedText
}

export interface AlbumSeed {
  readonly slug: string
  readonly year: number
  readonly title: LocalizedText
  readonly intro: LocalizedText
  readonly photos: readonly {
    /** Picture key. */
    readonly image: string
    readonly alt: LocalizedText
    readonly subject: 'halls' | 'stage' | 'people' | 'tours' | 'exhibits'
    readonly kind: 'photo' | 'illustration'
    readonly photographer: string
    readonly licence: string
    readonly hidden?: boolean
  }[]
}

export interface SettingsSeed {
  readonly name: string
  readonly mark: Mark
  /** Streets of houses unless said. */
  readonly drawing?: Drawing
  /** Green unless said. */
  readonly mainColour?: string
  readonly corners?: Corners
  readonly typeface?: Typeface
  /** Parts and languages that the fair has, unless said. */
  readonly english?: boolean
  readonly tours?: boolean
  readonly pavilions?: boolean
  readonly concepts?: boolean
  readonly interviews?: boolean
  readonly vacancies?: boolean
  readonly networkingList?: boolean
  readonly organisation: string
  readonly address?: string
  readonly postcode?: string
  readonly city?: string
  readonly kvk?: string
  readonly vat?: string
  readonly email: string
  readonly phone?: string
  readonly officeHours?: LocalizedText
  /** Year of the edition on show. */
  readonly edition: number
  readonly bannerActive: boolean
  readonly bannerText?: LocalizedText
  readonly bannerTarget?: string
  readonly socials: readonly SocialLink[]
  readonly redirectHosts: readonly string[]
  /** With which contracts are collected by direct debit. */
  readonly sepaCreditorId?: string
}
