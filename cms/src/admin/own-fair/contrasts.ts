import { type Correction, contrastOf, type Palette } from '@beursvloer/contract/house-style/palette'
import type { SCHEMES, Token } from '@beursvloer/contract/house-style/tokens'

const NAMES: Readonly<Record<Correction['colour'], string>> = {
  main: 'Uw hoofdkleur',
  accent: 'Uw accentkleur',
}

/** Pairs to show: a word in them, in which scheme, front and ground. */
const SHOWN = [
  ['Knop', 'Wit op uw kleur', 'light', 'on-primary', 'primary'],
  ['Link', 'Uw kleur op wit', 'light', 'primary', 'paper'],
  ['Accent', 'Accent op donker', 'light', 'signal', 'deep'],
  ['Link', 'In het donker', 'dark', 'primary', 'paper'],
] as const satisfies readonly (readonly [string, string, (typeof SCHEMES)[number], Token, Token])[]

const inWords = (contrast: number): string =>
  `${(Math.floor(contrast * 10) / 10).toLocaleString('nl', { minimumFractionDigits: 1 })}\u00a0:\u00a01`

/** The contrasts that an editor sees beside the form. */
export const contrastsOf = ({ token }: Palette) =>
  SHOWN.map(([sample, label, scheme, front, ground]) => {
    const [text, under] = [token(front, scheme), token(ground, scheme)]
    return {
      sample,
      label,
      front: text,
      ground: under,
      contrast: inWords(contrastOf(text, under)),
    }
  })

/** What was changed of the chosen colours, and why. */
export const reasonsOf = ({ corrections }: Palette): readonly string[] =>
  corrections.map(({ colour, chosen, used, pair, contrast }) => {
    const where = colour === 'main' ? 'op wit' : 'op donker'
    return `${NAMES[colour]} ${chosen} heeft ${where} een contrast van ${inWords(contrast)}; om te lezen is ${inWords(pair.needed)} nodig. De site gebruikt daarom ${used}.`
  })
