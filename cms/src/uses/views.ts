/** Documents of one type. */
export interface UseGroup {
  /** Name of the type, as in the menu: "Ruimtes". */
  readonly label: string
  readonly count: number
  /**
   * The first of them, with their addresses in the panel; none for a user who may not read them.
   */
  readonly shown: readonly { readonly name: string; readonly to: string }[]
}

/** The uses of a document, and the consequences of deleting it. */
export interface Uses {
  /** The name by which editors recognise it. */
  readonly name: string
  /** Documents that relate to it. */
  readonly usedIn: readonly UseGroup[]
  /** Documents that leave the site with it. */
  readonly goingWith: readonly UseGroup[]
  /** Documents with a link to its page. */
  readonly linkedFrom: readonly UseGroup[]
  /** How many visitors saved it with their account. */
  readonly saved: number
  /** Of a programme item: how many have a place, and how many wait. */
  readonly withPlace: number
  readonly waiting: number
}
