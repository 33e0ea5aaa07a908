/** The panel's view of setting up a fair; texts are Dutch. */

/** Something to set up, and where that is done. */
export interface SetupStep {
  readonly id: string
  readonly title: string
  /** What there is by now, or what is asked. */
  readonly about: string
  readonly done: boolean
  /** Pages of the panel; the first is where one begins. */
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** What the demo fair holds that would go, with what was added to it. */
export interface DemoCounts {
  readonly documents: number
  readonly files: number
  readonly visitors: number
  readonly submissions: number
}

export interface OwnFair {
  readonly steps: readonly SetupStep[]
  /** Whether the panel begins with these steps: the fair began empty, and nothing is in it yet. */
  readonly isFirst: boolean
  /** The demo fair, for those who may remove it; null otherwise. */
  readonly demo: { readonly name: string; readonly counts: DemoCounts } | null
}

/** A field of the style of the fair. */
export interface StyleChoice {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  /** Null: a colour. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null
}

export interface FairStyle {
  readonly choices: readonly StyleChoice[]
  /** Address of the home page, to be framed; null without an edition. */
  readonly preview: string | null
}
