/** Minutes from the top of a drawing: begin and end of an element. */
interface Rows {
  readonly from?: number
  readonly to: number
  /** Missed minutes of it. */
  readonly late?: number
}

/**
 * Places an element in the drawing, as its `ref`. Properties of the style sheet set by code: pages
 * have no style attributes, which their content policy forbids; this it allows, and a day has as
 * many places as minutes.
 */
export const atRows = (rows: Rows) => (element: HTMLElement | null) => {
  for (const [name, minutes] of Object.entries(rows))
    element?.style.setProperty(`--${name}`, String(minutes))
}
