import type { ExhibitorCategory, ThemeColour } from '~/content/model.ts'

/** The pattern of stands by category, so that they differ by more than the tint. */
export type CategoryPattern = NonNullable<ExhibitorCategory['pattern']>

/** A category as the drawing and its legend show it. */
export interface CategoryLook {
  readonly slug: string
  readonly name: string
  readonly colour: ThemeColour
  readonly pattern: CategoryPattern
}

/** Looks by the place of a category among the others, where the editor chose none. */
const COLOURS = ['blue', 'ochre', 'green', 'violet', 'teal', 'crimson'] as const
const PATTERNS = ['dots', 'lines', 'none', 'diagonals'] as const

/** The categories in their order, each with a tint and a pattern. */
export const categoryLooks = (categories: readonly ExhibitorCategory[]): readonly CategoryLook[] =>
  categories.map(({ slug, name, colour, pattern }, at) => ({
    slug,
    name,
    colour: colour ?? COLOURS[at % COLOURS.length] ?? 'green',
    pattern: pattern ?? PATTERNS[at % PATTERNS.length] ?? 'none',
  }))

/** Id of the SVG pattern of a category. */
export const patternId = (category: string): string => `vlak-${category}`

/** SVG `fill` of a category's stands; undefined without a category. */
export const categoryFill = (category: string | undefined): string | undefined =>
  category && `url(#${patternId(category)})`
