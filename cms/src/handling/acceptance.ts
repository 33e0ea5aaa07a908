import type { State } from './state-flow'

/** A stand that an accepted contract can have. */
export interface StandToLet {
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

/** What accepting a contract would make, and what staff have to choose. */
export interface AcceptanceOffer {
  readonly exhibitors: readonly { readonly name: string; readonly isCoExhibitor: boolean }[]
  readonly categories: readonly { readonly documentId: string; readonly name: string }[]
  /** The category that the sender chose. */
  readonly category: string | null
  /** First the choices of the sender, then all others that are free. */
  readonly stands: readonly StandToLet[]
}

/** What staff decide when they accept a contract. */
export interface Acceptance {
  /** The state of the contract on their screen: a colleague may have been first. */
  readonly from: State
  /** Document id of the stand that is let. */
  readonly stand: string
  /** Document id of the category of the exhibitor and its co-exhibitors. */
  readonly category: string
  /** Whether the sender is told by mail, with words of their own. */
  readonly tell: boolean
  readonly message: string
}
