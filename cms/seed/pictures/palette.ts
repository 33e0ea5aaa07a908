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

/** The light of a time of day: the colour of sky and walls. */
export interface Light {
  readonly sky: string
}

export const LIGHTS: readonly Light[] = [
  { sky: '#ecf1f4' },
  { sky: '#f4f1e8' },
  { sky: '#eef4ee' },
  { sky: '#f5eeea' },
  { sky: '#e3edf1' },
]
