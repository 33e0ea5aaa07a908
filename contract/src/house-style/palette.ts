import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'
import { CORNERS, type Corners } from './forms.ts'
import { PAIRS, type Pair, SCHEMES, TOKENS, type Token } from './tokens.ts'

/** The colours of a fair, `#rrggbb`; '' where the editor chose none. */
export interface HouseColours {
  readonly main: string
  /** On the dark ground of hero and footer, and in the dark scheme. */
  readonly accent: string
}

/** A colour that could not be used as it was chosen. */
export interface Correction {
  readonly colour: keyof HouseColours
  readonly chosen: string
  readonly used: string
  /** The first pair in which it could not be told apart, and its contrast there. */
  readonly pair: Pair
  readonly contrast: number
}

export interface Palette {
  /** The fair's shade for a green that the code is written in; any other colour as it is. */
  shade(colour: string): string
  /** The value of a token in a scheme. */
  token(name: Token, scheme: (typeof SCHEMES)[number]): string
  readonly corrections: readonly Correction[]
}

/** The green that code and style sheet are written in, and the bright one on its deep ground. */
const MAIN = '#15803d'
const ACCENT = '#22c55e'
/** Shades whose lightness moves with the chosen colour: each with the one it is chosen as. */
const MOVING: Readonly<Record<string, keyof HouseColours>> = {
  [MAIN]: 'main',
  '#166534': 'main',
  [ACCENT]: 'accent',
  '#4ade80': 'accent',
  '#86efac': 'accent',
}
/** Distance from the hue of the main green within which a colour is one of its shades, in degrees. */
const GREEN_HUES = 25
/** Least chroma of a colour with a hue. */
const LEAST_CHROMA = 0.004
/** From this lightness on, a main colour is bright enough to be its own accent. */
const BRIGHT = 0.7
/** Steps in which a shade becomes lighter or darker until its contrast suffices. */
const STEP = 0.005

const toOklch = converter('oklch')

function oklch(colour: string): Oklch {
  const found = toOklch(colour)
  if (!found) throw new Error(`No colour: ${colour}`)
  return found
}

const main = oklch(MAIN)
const accent = oklch(ACCENT)

const hex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'))

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)

const isGreen = ({ c, h = 0 }: Oklch): boolean =>
  c > LEAST_CHROMA && Math.abs(h - (main.h ?? 0)) < GREEN_HUES

/** `colour` at the hue of `to`, and as much stronger or paler as `to` is than `from`. */
const turned = (colour: Oklch, from: Oklch, to: Oklch): Oklch => ({
  ...colour,
  c: (colour.c * to.c) / from.c,
  h: (colour.h ?? 0) + (to.h ?? 0) - (from.h ?? 0),
})

/** Moves with the chosen lightness; below black, as far the other way. */
const movedLightness = (lightness: number, from: Oklch, to: Oklch): number => {
  const moved = to.l + lightness - from.l
  return moved < 0 || moved > 1 ? to.l - (lightness - from.l) : moved
}

/**
 * Derives every shade of both schemes from the colours of a fair: each keeps the lightness of the
 * green that it stands for, and becomes lighter or darker where that is too little contrast (WCAG
 * 2.2). The green itself gives itself.
 * @throws Error when a colour is not one
 */
export function paletteOf(colours: HouseColours): Palette {
  const chosenMain = colours.main ? oklch(colours.main) : main
  const ownAccent = colours.accent || (colours.main && chosenMain.l >= BRIGHT ? colours.main : '')
  const chosenAccent = ownAccent ? oklch(ownAccent) : turned(accent, main, chosenMain)

  const derive = (colour: string): Oklch => {
    const given = oklch(colour)
    const moving = MOVING[colour]
    if (!moving) return turned(given, main, chosenMain)
    const [from, to] = moving === 'main' ? [main, chosenMain] : [accent, chosenAccent]
    return { ...turned(given, from, to), l: movedLightness(given.l, from, to) }
  }

  const shades = new Map<string, string>()
  const shade = (colour: string): string => {
    const known = shades.get(colour)
    if (known) return known
    const found = isGreen(oklch(colour)) ? hex(derive(colour)) : colour
    shades.set(colour, found)
    return found
  }

  const corrections = new Map<keyof HouseColours, Correction>()
  for (const pair of PAIRS) {
    const front = TOKENS[pair.front][pair.scheme]
    const ground = TOKENS[pair.ground][pair.scheme]
    const contrast = () => contrastOf(shade(front), shade(ground))
    const before = contrast()
    if (before >= pair.needed) continue
    const [changed, other] = changeable(front, ground)
    const chosen = shade(changed)
    const step = oklch(changed).l > oklch(other).l ? STEP : -STEP
    const moved = oklch(chosen)
    while (contrast() < pair.needed && (step < 0 ? moved.l > 0 : moved.l < 1)) {
      moved.l += step
      shades.set(changed, hex(moved))
    }
    const colour = changed === MAIN ? 'main' : changed === ACCENT ? 'accent' : null
    if (!colour || !colours[colour]) continue
    const used = shade(changed)
    const first = corrections.get(colour)
    corrections.set(
      colour,
      first ? { ...first, used } : { colour, chosen, used, pair, contrast: before },
    )
  }
  return {
    shade,
    token: (name, scheme) => shade(TOKENS[name][SCHEMES.indexOf(scheme) as 0 | 1]),
    corrections: [...corrections.values()],
  }
}

/** Of two colours the one to change: one that follows a chosen lightness, else a shade of green. */
function changeable(front: string, ground: string): readonly [string, string] {
  const isFirst = MOVING[front] !== undefined || MOVING[ground] === undefined
  return isFirst && isGreen(oklch(front)) ? [front, ground] : [ground, front]
}

/** The rules of fonts in a style sheet, which stand together. */
const FONT_FACES = /(?:@font-face ?\{[^}]*\}\s*)+/

const TOKEN_VALUES: ReadonlySet<string> = new Set(Object.values(TOKENS).flat())

/**
 * A style sheet with the tokens of a palette in place of the green ones, other corners, and other fonts.
 * @param fontFaces rules in place of those of the sheet; '': these
 */
export const restyled = (
  css: string,
  palette: Palette,
  { corners, fontFaces }: { readonly corners: Corners; readonly fontFaces: string },
): string =>
  css
    .replace(FONT_FACES, (rules) => fontFaces || rules)
    .replace(/#[\da-f]{6}(?=(?:[\da-f]{2})?\b)/g, (colour) =>
      TOKEN_VALUES.has(colour) ? palette.shade(colour) : colour,
    )
    .replace(/(--radius-xs: ?)2px/, `$1${CORNERS[corners]}`)

/** A drawing in shades of the green in those of a palette, with drawings that it holds as addresses. */
export const recolourDrawing = (svg: string, palette: Palette): string =>
  svg.replace(
    /(#|%23)([\da-f]{6})\b/g,
    (_, sign: string, digits: string) => sign + palette.shade(`#${digits}`).slice(1),
  )
