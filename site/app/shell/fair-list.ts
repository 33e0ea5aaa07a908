/** What a device fetches to keep the fair in a language (`/_fair/{locale}.json`). */
export interface FairList {
  /** Public pages, most wanted first: address, tag of its contents (empty while unknown), about how many bytes travel. */
  readonly pages: readonly (readonly [path: string, tag: string, bytes: number])[]
  /** Pages that are fetched each time: their contents have no tag here. */
  readonly others: readonly string[]
  /** Scripts, styles and fonts, whose names change with their contents: address, bytes that travel. */
  readonly files: readonly (readonly [path: string, bytes: number])[]
}
