/** Shapes of the seed's files about people to turn to, prices and rules. Amounts are euro cents without VAT. */
import type { InstalmentMoment } from '@beursvloer/contract/content-values'
import type { LocalizedText } from './types-programme.ts'

export interface TeamMemberSeed {
  readonly slug: string
  readonly name: string
  readonly role: LocalizedText
  readonly topics: LocalizedText
  readonly subject?: 'visit' | 'exhibitor' | 'press' | 'programme' | 'photo'
  readonly email: string
  readonly phone?: string
  /** `false` for somebody without a portrait; else it is `portrait-` and the slug. */
  readonly photo?: false
}

export interface TariffSeed {
  readonly name: string
  readonly validFrom: string
  readonly validUntil?: string
  readonly prices: readonly {
    readonly code: string
    readonly cents: number
    readonly minimumArea?: number
  }[]
  readonly openSides: readonly { readonly sides: number; readonly percent: number }[]
  readonly publicDiscount: number
  readonly earlyUntil?: string
  /** A thing per line. */
  readonly floorIncludes: LocalizedText
  readonly shellIncludes: LocalizedText
  readonly pavilionIncludes: LocalizedText
  readonly instalments: readonly {
    readonly percent: number
    readonly days: number
    readonly moment: InstalmentMoment
  }[]
  readonly cancellation: readonly { readonly monthsBefore: number; readonly percent: number }[]
  readonly published?: boolean
}

export interface ProductSeed {
  readonly code: string
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly category: 'advertising' | 'signage'
  readonly unit?: 'piece' | 'run' | 'day'
  readonly priceCents: number
  readonly size: LocalizedText
  readonly format: LocalizedText
  readonly deadline: string
  readonly maximum?: number
}

/** Numbers follow from the order: the second article of the third is 3.2. */
export interface ChapterSeed {
  readonly title: LocalizedText
  readonly articles: readonly { readonly title: LocalizedText; readonly body: LocalizedText }[]
}

export interface RegulationSeed {
  readonly version: string
  readonly adoptedOn: string
  readonly validFrom: string
  readonly introduction: LocalizedText
  readonly chapters: readonly ChapterSeed[]
}
