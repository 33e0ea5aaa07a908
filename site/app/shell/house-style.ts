/** The colours of a fair, for the head of its pages and for its drawings. */
export interface ShellStyle {
  /** Part of the addresses of drawings. */
  readonly id: string
  /** Address of the site's style sheet. */
  readonly stylesheet: string
  /** Colour of the browser around the page, in the light and in the dark scheme. */
  readonly themeColours: readonly [light: string, dark: string]
}
