/** The panel's view of editions. */

/** A part that a new edition can take over from another. */
export type Part = 'halls' | 'tariffs' | 'products' | 'regulation'

/** What an edition holds. */
export interface EditionCounts {
  readonly halls: number
  readonly stands: number
  readonly exhibitors: number
  readonly items: number
}

export interface EditionView {
  readonly id: string
  readonly name: string
  readonly year: number
  /** `2027-03-17`. */
  readonly startDate: string
  readonly endDate: string
  readonly isPublished: boolean
  /**
   * Where the edition can be seen besides the current one: a past one by everybody, a future one
   * with this address; null: nowhere.
   */
  readonly address: string | null
  readonly counts: EditionCounts
}

export interface Editions {
  /** The latest first. */
  readonly editions: readonly EditionView[]
  /** The one on the site. */
  readonly current: string | null
  /** The one that the site changes to, and when, in ISO 8601. */
  readonly planned: { readonly id: string; readonly at: string } | null
}

/** The editions to work in. */
export interface WorkingEdition {
  readonly editions: readonly { readonly id: string; readonly name: string }[]
  readonly current: string | null
  /** The id of the one whose content the lists show; `all` for every one. */
  readonly chosen: string | null
}

/** What was made for a new edition. */
export interface MadeEdition {
  readonly id: string
  readonly documents: number
}
