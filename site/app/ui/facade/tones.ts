import type { FacadeTone } from './sizes.ts'

/** Surfaces; each tone gives them a colour. */
export interface Tone {
  sky: string
  ink: string
  /** Lines of the far skyline. */
  far: string
  walls: readonly [string, string, string, string]
  roof: string
  glass: string
  /** A window with the light on. */
  lit: string
  door: string
  leaf: string
  leafDeep: string
}

/** Ink and one or two tints, from the green and gray of the site, on light paper. */
export const tones: Record<FacadeTone, Tone> = {
  paper: {
    sky: '#f9fafb',
    ink: '#030712',
    far: '#d1d5db',
    walls: ['#fff', '#dcfce7', '#f3f4f6', '#bbf7d0'],
    roof: '#e5e7eb',
    glass: '#fff',
    lit: '#dcfce7',
    door: '#15803d',
    leaf: '#86efac',
    leafDeep: '#22c55e',
  },
  dark: {
    sky: '#052e16',
    ink: '#bbf7d0',
    far: '#14532d',
    walls: ['#052e16', '#0b4022', '#073719', '#14532d'],
    roof: '#0b4022',
    glass: '#052e16',
    lit: '#4ade80',
    door: '#22c55e',
    leaf: '#166534',
    leafDeep: '#16a34a',
  },
  tint: {
    sky: '#dcfce7',
    ink: '#14532d',
    far: '#a7e9bf',
    walls: ['#fff', '#f0fdf4', '#bbf7d0', '#fff'],
    roof: '#86efac',
    glass: '#f0fdf4',
    lit: '#fff',
    door: '#15803d',
    leaf: '#86efac',
    leafDeep: '#22c55e',
  },
}

/** The same on the paper of the dark scheme: light lines over tints darker than they are. */
const darkTones: Record<FacadeTone, Tone> = {
  paper: {
    sky: '#0e1b13',
    ink: '#9fc9ae',
    far: '#26392d',
    walls: ['#08120c', '#113a22', '#15261b', '#1a4a2e'],
    roof: '#1f3529',
    glass: '#08120c',
    lit: '#2f6b45',
    door: '#4ade80',
    leaf: '#1f6b3d',
    leafDeep: '#2f9e5a',
  },
  dark: {
    sky: '#0a2415',
    ink: '#8fd3a8',
    far: '#16402a',
    walls: ['#0a2415', '#12402a', '#0d2d1b', '#1a5435'],
    roof: '#10361f',
    glass: '#08120c',
    lit: '#4ade80',
    door: '#4ade80',
    leaf: '#1a5c36',
    leafDeep: '#2f9e5a',
  },
  tint: {
    sky: '#0f2e1b',
    ink: '#9fd9b4',
    far: '#1c5031',
    walls: ['#0a2415', '#12402a', '#1a5435', '#0d2d1b'],
    roof: '#1f6b3d',
    glass: '#08120c',
    lit: '#4ade80',
    door: '#4ade80',
    leaf: '#237a46',
    leafDeep: '#2f9e5a',
  },
}

/** The class of one of the four walls. */
export const wallClass = (wall: number): string => `wall-${wall}`

const surfaces = ['ink', 'roof', 'glass', 'lit', 'door', 'leaf', 'leafDeep'] as const

/**
 * Gives a drawing its colours where it is shown in the dark scheme. A picture in a page is shown in the
 * scheme of the element that shows it, also where the visitor chose another one than the system's.
 */
export const darkStyle = (name: FacadeTone): string => {
  const tone = darkTones[name]
  const rules = [
    `.sky{fill:${tone.sky}}`,
    `.lines{stroke:${tone.ink}}`,
    `.far{fill:${tone.sky};stroke:${tone.far}}`,
    ...tone.walls.map((wall, index) => `.${wallClass(index)}{fill:${wall}}`),
    ...surfaces.map((surface) => `.${surface}{fill:${tone[surface]}}`),
  ]
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
}
