import { createHash } from 'node:crypto'
import {
  type HouseColours,
  type Palette,
  paletteOf,
} from '@beursvloer/contract/house-style/palette'
import { SCHEMES, TOKENS, type Token } from '@beursvloer/contract/house-style/tokens'
import type { Content } from '~/content/model.ts'
import stylesheet from '~/styles/app.css?url'
import type { ShellStyle } from './house-style.ts'
import { memoize } from './memoize.ts'

/** The colours that editors chose in place of those of the style sheet. */
export interface HouseStyle {
  /** Hash of its shades. */
  readonly id: string
  readonly colours: HouseColours
  /** Address of the site's style sheet with these colours, and of the built one. */
  readonly stylesheet: string
  readonly builtStylesheet: string
}

interface Style {
  readonly palette: Palette
  /** Null where the shades are those of the style sheet. */
  readonly house: HouseStyle | null
}

const tokens = Object.keys(TOKENS) as Token[]

/** Shades of a palette, by which it is the same as another. */
const shadesOf = ({ token }: Palette): string =>
  tokens.flatMap((name) => SCHEMES.map((scheme) => token(name, scheme))).join()

const BUILT = shadesOf(paletteOf({ main: '', accent: '' }))

const styleOf = memoize(({ mainColour, accentColour }: Content['settings']): Style => {
  const colours = { main: mainColour, accent: accentColour }
  const palette = paletteOf(colours)
  const shades = shadesOf(palette)
  if (shades === BUILT) return { palette, house: null }
  const id = createHash('sha256').update(shades).digest('hex').slice(0, 8)
  const house = {
    id,
    colours,
    // In development Vite serves the style sheet itself, elsewhere.
    stylesheet: stylesheet.replace(/^\/assets\//, `/_style/${id}/`),
    builtStylesheet: stylesheet,
  }
  return { palette, house }
})

/** The shades of the fair. */
export const housePalette = ({ settings }: Pick<Content, 'settings'>): Palette =>
  styleOf(settings).palette

/** The main colour on white paper. */
export const paperColour = (content: Pick<Content, 'settings'>): string =>
  housePalette(content).token('primary', 'light')

/** The colours of the fair; null where they are those that the style sheet is built with. */
export const houseStyle = ({ settings }: Pick<Content, 'settings'>): HouseStyle | null =>
  styleOf(settings).house

/** Colours of the browser around the page: the deep ground, and the dark paper that the header has then. */
export const themeColours = (content: Pick<Content, 'settings'>): ShellStyle['themeColours'] => {
  const { token } = housePalette(content)
  return [token('deep', 'light'), token('paper', 'dark')]
}

/** The style in the shell's data of a page; absent where it is the built one. */
export function shellStyle(content: Content): { readonly style: ShellStyle } | undefined {
  const house = houseStyle(content)
  if (!house) return undefined
  const { id, stylesheet: address } = house
  return { style: { id, stylesheet: address, themeColours: themeColours(content) } }
}
