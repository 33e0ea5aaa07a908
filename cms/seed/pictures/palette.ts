/** Muted colours of the drawn scenes: the fair's green, and brick, timber, concrete, slate. */
export const COLOURS = {
  ink: '#14231c',
  night: '#0d2a1d',
  pine: '#1f4d3a',
  moss: '#5d7f69',
  sage: '#9dbba6',
  mint: '#d3e8d8',
  paper: '#f6f3ea',
  sand: '#e8dcc3',
  ochre: '#d5a548',
  timber: '#d3ab79',
  bark: '#a3754a',
  brick: '#b4603f',
  clay: '#cf9272',
  slate: '#5b6b78',
  dusk: '#35506b',
  mist: '#dbe4e8',
  concrete: '#c8cac6',
  stone: '#9b9f9d',
  white: '#fdfcf8',
  vest: '#f0b03a',
} as const

/** A time of day: sky from top to bottom, colour and strength of the light. */
export interface Light {
  readonly sky: readonly [string, string]
  readonly glow: string
  readonly strength: number
}

export const LIGHTS: readonly Light[] = [
  { sky: ['#bcd3dc', '#f0efe2'], glow: '#fff3d4', strength: 0.4 },
  { sky: ['#cfdde2', '#f6f3ea'], glow: '#ffffff', strength: 0.3 },
  { sky: ['#8fa9b8', '#f2d9b8'], glow: '#ffd9a0', strength: 0.45 },
  { sky: ['#d9dfe0', '#eceeea'], glow: '#ffffff', strength: 0.22 },
  { sky: ['#a9c4cf', '#f7e5cc'], glow: '#ffe9c0', strength: 0.4 },
]
