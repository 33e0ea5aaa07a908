/** Marks beside the name of a fair: paths in a square of `MARK_SIZE`. */
export const MARKS = {
  /** A stand in its hall. */
  square: 'M3 3h24v24H3zM9 9v12h6v-6h6V9z',
  roof: 'M2 18 15 5l13 13v9h-6v-7l-7-7-7 7v7H2z',
} as const

export type Mark = keyof typeof MARKS

export const MARK_SIZE = 30

/** The mark of a fair that chose none. */
export const PLAIN_MARK: Mark = 'square'

/** The mark that a stored value names; the plain one when it names none. */
export const markOf = (value: string): Mark =>
  Object.hasOwn(MARKS, value) ? (value as Mark) : PLAIN_MARK
