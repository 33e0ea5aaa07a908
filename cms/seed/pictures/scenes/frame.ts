import type { Light } from '../palette.ts'
import type { Dice } from '../random.ts'
import { rect } from '../svg.ts'

export const SCENE_WIDTH = 1600
export const SCENE_HEIGHT = 1067

/** Draws the content of a scene. */
export type Scene = (dice: Dice, light: Light) => string

/** The ground of a scene: one flat colour, as in the portraits. */
export const sky = (light: Light) =>
  rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, light.sky, { stroke: 'none' })
