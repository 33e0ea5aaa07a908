/** Value of a token in the light and in the dark scheme. */
export type TokenValues = readonly [light: string, dark: string]

export const SCHEMES = ['light', 'dark'] as const

/**
 * Colours of the style sheet (`site/app/styles/app.css`; a test compares them). Those of a green hue
 * follow the main colour of the fair.
 */
export const TOKENS = {
  paper: ['#ffffff', '#08120c'],
  'gray-50': ['#f9fafb', '#0e1b13'],
  'gray-100': ['#f3f4f6', '#15261b'],
  'gray-200': ['#e5e7eb', '#26392d'],
  'gray-300': ['#d1d5db', '#3a5345'],
  'gray-400': ['#9ca3af', '#5d7a68'],
  'gray-500': ['#6b7280', '#7b9886'],
  ink: ['#030712', '#e9f3ec'],
  mute: ['#4b5563', '#a9bdb0'],
  line: ['#030712', '#6f8c79'],
  primary: ['#15803d', '#4ade80'],
  'primary-strong': ['#166534', '#86efac'],
  'on-primary': ['#ffffff', '#052e16'],
  signal: ['#22c55e', '#4ade80'],
  'on-signal': ['#052e16', '#052e16'],
  tint: ['#dcfce7', '#0f2e1b'],
  'tint-strong': ['#bbf7d0', '#17502e'],
  deep: ['#052e16', '#0a2415'],
  ring: ['#14532d', '#bbf7d0'],
  'green-50': ['#f0fdf4', '#0b1f13'],
  'green-100': ['#dcfce7', '#dcfce7'],
  'green-200': ['#bbf7d0', '#bbf7d0'],
  'green-500': ['#22c55e', '#22c55e'],
  'green-900': ['#14532d', '#14532d'],
  brick: ['#c2410c', '#fdba74'],
  'brick-tint': ['#fff7ed', '#2a1a0c'],
  white: ['#ffffff', '#ffffff'],
  night: ['#030712', '#030712'],
} as const satisfies Record<string, TokenValues>

export type Token = keyof typeof TOKENS

/** Contrast of texts, of lines that bound a control or a stand (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5
const LINE_CONTRAST = 3
/**
 * Contrast of the two colours of a focus ring: where they differ by 9:1, every third one differs by
 * 3:1 from one of them.
 */
const RING_CONTRAST = 9

type Pairs = readonly (readonly [front: Token, grounds: readonly Token[]])[]

const TEXTS: Pairs = [
  ['ink', ['paper', 'gray-50', 'gray-100', 'gray-200', 'tint', 'tint-strong', 'green-50']],
  ['ink', ['brick-tint']],
  ['mute', ['paper', 'gray-50', 'gray-100', 'tint', 'green-50', 'brick-tint']],
  ['primary', ['paper', 'gray-50', 'green-50']],
  ['brick', ['paper', 'gray-50', 'brick-tint']],
  ['gray-500', ['paper']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-signal', ['signal', 'green-200']],
  ['paper', ['ink', 'brick']],
  ['white', ['deep', 'night', 'green-900']],
  ['green-100', ['deep']],
  ['green-200', ['deep']],
  ['signal', ['deep']],
]

const LINES: Pairs = [
  ['line', ['paper', 'gray-50', 'tint']],
  ['gray-500', ['paper', 'gray-50']],
  ['primary', ['paper', 'gray-50', 'tint']],
]

const RINGS: Pairs = [
  ['ring', ['paper']],
  ['white', ['deep']],
  ['paper', ['ink']],
]

/** Two tokens that are shown on one another, and the contrast that they need. */
export type Pair = ReturnType<typeof pairsOf>[number]

const pairsOf = (pairs: Pairs, needed: number) =>
  pairs.flatMap(([front, grounds]) =>
    grounds.flatMap((ground) =>
      ([0, 1] as const).map((scheme) => ({ scheme, front, ground, needed })),
    ),
  )

/** Every pair of tokens that is shown, in both schemes. */
export const PAIRS: readonly Pair[] = [
  ...pairsOf(TEXTS, TEXT_CONTRAST),
  ...pairsOf(LINES, LINE_CONTRAST),
  ...pairsOf(RINGS, RING_CONTRAST),
]
