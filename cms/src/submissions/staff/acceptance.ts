import type { StandTerms } from '@beursvloer/contract/quotation/stand-terms'
import type { State } from '../state-flow'

/** The decisions of staff for every acceptance. */
export interface Acceptance {
  /** The state of the submission on their screen: a colleague may have been first. */
  readonly from: State
  /** Whether the sender gets a mail, with a text of staff. */
  readonly tell: boolean
  readonly message: string
}

/** A document that staff can choose. */
export interface Choice {
  readonly documentId: string
  readonly name: string
}

/** A stand that an accepted contract can have. */
export interface StandChoice {
  readonly documentId: string
  readonly number: string
  readonly hall: string
  /** In m². */
  readonly area: number
  readonly openSides: number
  /** First, second or third choice of the sender; null when they did not name it. */
  readonly preference: number | null
  /** Why it cannot be let, in Dutch; null when it is free. */
  readonly taken: string | null
}

/** A stand with the price of the contract there. */
export interface PricedStand extends StandChoice {
  /** Euro cents with tax, by today's tariff; null where that does not offer the package. */
  readonly totalCents: number | null
}

/** The records that accepting a contract would make, and the choices of staff. */
export interface ContractOffer {
  readonly exhibitors: readonly {
    readonly name: string
    readonly isCoExhibitor: boolean
    /** Whether its document exists, as of an earlier edition: that is changed, and none is made. */
    readonly isKnown: boolean
  }[]
  readonly categories: readonly Choice[]
  /** The category that the sender chose. */
  readonly category: string | null
  /** The sender's last quotation. */
  readonly quoted: StandTerms & { readonly totalCents: number | null }
  /** First the choices of the sender, then all others that are free. */
  readonly stands: readonly PricedStand[]
}

/** A new quotation that staff send: the stand, by document id, and words of their own. */
export interface Requotation {
  /** The state of the submission on their screen: a colleague may have been first. */
  readonly from: State
  readonly stand: string
  readonly message: string
}

/** The choices of staff for a contract, as document ids. */
export interface ContractChoices {
  /** The stand that is let. */
  readonly stand: string
  /** Of the exhibitor and its co-exhibitors. */
  readonly category: string
}

/** The draft that accepting a vacancy would make, and the choices of staff. */
export interface VacancyOffer {
  readonly title: string
  /** All exhibitors, drafts too, by name. */
  readonly exhibitors: readonly Choice[]
  /** The exhibitor that the sender chose; null when it was deleted. */
  readonly exhibitor: string | null
}

/** The choices of staff for a vacancy, as document ids. */
export interface VacancyChoices {
  readonly exhibitor: string
}
