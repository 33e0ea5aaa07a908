import type { FacadeTone } from './sizes.ts'

/** What a surface is made of; each tone gives it a colour. */
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

/** Ink and one or two tints, from the green and gray of the site. */
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
