import { createHash } from 'node:crypto'
import { type Corners, TYPEFACES } from '@beursvloer/contract/house-style/forms'
import type { Mark } from '@beursvloer/contract/house-style/marks'
import {
  type HouseColours,
  type Palette,
  paletteOf,
} from '@beursvloer/contract/house-style/palette'
import { SCHEMES, TOKENS, type Token } from '@beursvloer/contract/house-style/tokens'
import type { Content, Media } from '~/content/model.ts'
import stylesheet from '~/styles/app.css?url'
import { FONT_FACES } from '~/styles/font-faces.ts'
import { BUILT_MARK, type ShellLogo, type ShellStyle } from './house-style.ts'
import { memoize } from './memoize.ts'

/** What editors chose in place of the colours and the mark that the site is built with. */
export interface HouseStyle {
  /** Hash of all that it consists of. */
  readonly id: string
  readonly colours: HouseColours
  readonly mark: Mark
  readonly corners: Corners
  /** Rules of its fonts; '': those of the build. */
  readonly fontFaces: string
  readonly fonts: readonly string[]
  /** File of the icon; null: the mark. */
  readonly icon: string | null
  /** Address of the site's style sheet with these colours, and of the built one. */
  readonly stylesheet: string
  readonly builtStylesheet: string
}

interface Style {
  readonly palette: Palette
  /** Null where nothing differs from the build. */
  readonly house: HouseStyle | null
}

const tokens = Object.keys(TOKENS) as Token[]

/** Shades of a palette, by which it is the same as another. */
const shadesOf = ({ token }: Palette): string =>
  tokens.flatMap((name) => SCHEMES.map((scheme) => token(name, scheme))).join()

/** The style that the site is built with. */
const BUILT = [
  shadesOf(paletteOf({ main: '', accent: '' })),
  ...[BUILT_MARK, 'slight', 'street', TYPEFACES[0]],
].join()

const styleOf = memoize((settings: Content['settings']): Style => {
  const { mainColour, accentColour, mark, corners, drawing, typeface } = settings
  const { logo, logoDark, icon } = settings
  const colours = { main: mainColour, accent: accentColour }
  const palette = paletteOf(colours)
  const shades = shadesOf(palette)
  const seen = [shades, mark, corners, drawing, typeface].join()
  if (seen === BUILT && !logo && !icon) return { palette, house: null }
  const id = createHash('sha256')
    .update([seen, ...[icon, logo, logoDark].flatMap((one) => [one?.file, one?.updatedAt])].join())
    .digest('hex')
    .slice(0, 8)
  const house = {
    id,
    colours,
    mark,
    corners,
    fontFaces: typeface === TYPEFACES[0] ? '' : FONT_FACES[typeface].css,
    fonts: FONT_FACES[typeface].files,
    icon: icon?.file ?? null,
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

/** The style of the fair; null where it is the one that the site is built with. */
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
  const { id, stylesheet: address, mark, fonts } = house
  const { drawing, logo, logoDark } = content.settings
  return {
    style: {
      id,
      stylesheet: address,
      themeColours: themeColours(content),
      ...{ mark, drawing, fonts },
      ...(logo && { logo: logoOf(logo, logoDark) }),
    },
  }
}

const logoOf = ({ file, width, height }: Media, dark: Media | null): ShellLogo => ({
  ...{ file, width, height },
  ...(dark && { dark: dark.file }),
})
