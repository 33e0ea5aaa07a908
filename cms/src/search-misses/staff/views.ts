/** Something that several visitors looked for and did not find. */
export interface MissedTerm {
  readonly term: string
  readonly language: 'nl' | 'en'
  readonly count: number
  /** The last day on which it was searched for, `YYYY-MM-DD`. */
  readonly lastDay: string
}

export interface MissesOverview {
  /** The most wanted first. */
  readonly terms: readonly MissedTerm[]
  /** How many searches found nothing, those for rare terms too. */
  readonly searches: number
  /** Over how many days. */
  readonly days: number
  /** From how many searches a term is shown. */
  readonly from: number
}
