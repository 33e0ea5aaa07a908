import { type ThemeColour, themeClass } from '~/ui/theme.ts'

/** The hatch of stands by category, so that they differ by more than the tint. */
type Hatch = 'none' | 'dots' | 'lines' | 'diagonals'

interface CategoryLook {
  readonly tint: string
  readonly hatch: Hatch
}

const look = (colour: ThemeColour, hatch: Hatch): CategoryLook => ({
  tint: themeClass[colour],
  hatch,
})

/** Tint and hatch by category slug; the largest category has no hatch. */
export const categoryLooks: Readonly<Record<string, CategoryLook>> = {
  overheden: look('blue', 'dots'),
  woningcorporaties: look('ochre', 'lines'),
  nieuwbouwconcepten: look('green', 'none'),
  'bestaande-bouwconcepten': look('violet', 'diagonals'),
}

/** Id of the SVG pattern of a category. */
export const patternId = (category: string): string => `vlak-${category}`

/** SVG `fill` of a category; undefined for one without a look of its own. */
export const categoryFill = (category: string): string | undefined =>
  category in categoryLooks ? `url(#${patternId(category)})` : undefined
