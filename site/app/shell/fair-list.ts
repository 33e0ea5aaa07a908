/** Address, tag of its contents (empty while unknown), about how many bytes are sent. */
type ListedPage = readonly [path: string, tag: string, bytes: number]

/** The list that a device fetches to keep the fair in a language (`/_fair/{locale}.json`). */
export interface FairList {
  /** Public pages, most wanted first. */
  readonly pages: readonly ListedPage[]
  /**
   * Pages of the fair that are rendered on request: while their tag is unknown they are fetched
   * each time.
   */
  readonly others: readonly ListedPage[]
  /** Scripts, styles and fonts, whose names change with their contents: address, bytes sent. */
  readonly files: readonly (readonly [path: string, bytes: number])[]
}
