import type { Drawing } from '@beursvloer/contract/house-style/forms'
import type { Mark } from '@beursvloer/contract/house-style/marks'

/** The mark of a fair whose pages say nothing of their style. */
export const BUILT_MARK: Mark = 'roof'

/** Files of the fonts that the site is built with. */
export const BUILT_FONTS: readonly string[] = [
  '/fonts/bricolage-display-1.woff2',
  '/fonts/instrument-text-1.woff2',
]

/** A logo in the head of pages. */
export interface ShellLogo {
  readonly file: string
  /** For the dark scheme; absent: the same. */
  readonly dark?: string
  /** In pixels; null while unknown. */
  readonly width: number | null
  readonly height: number | null
}

/** The style of a fair, for the head of its pages and for its drawings. */
export interface ShellStyle {
  /** Part of the addresses of drawings and icons. */
  readonly id: string
  /** Address of the site's style sheet. */
  readonly stylesheet: string
  /** Colour of the browser around the page, in the light and in the dark scheme. */
  readonly themeColours: readonly [light: string, dark: string]
  readonly mark: Mark
  readonly drawing: Drawing
  /** Files of its fonts. */
  readonly fonts: readonly string[]
  /** Absent: mark and name. */
  readonly logo?: ShellLogo
}
