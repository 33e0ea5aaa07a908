import type { Light } from '../palette.ts'
import type { Dice } from '../random.ts'
import { rect, verticalGradient } from '../svg.ts'

export const SCENE_WIDTH = 1600
export const SCENE_HEIGHT = 1067

/** Draws the content of a scene; the light falls over it afterwards. */
export type Scene = (dice: Dice, light: Light) => string

export const sky = (light: Light) =>
  `<defs>${verticalGradient('sky', [
    [0, light.sky[0]],
    [1, light.sky[1]],
  ])}</defs>${rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 'url(#sky)')}`

/** A soft glow from one of the upper corners and a slight darkening at the edges. */
export function lightOver(dice: Dice, light: Light): string {
  const from = dice.pick([0.12, 0.3, 0.75, 0.9])
  return `<defs><radialGradient id="glow" cx="${from}" cy="0.05" r="1.05"><stop offset="0" stop-color="${light.glow}" stop-opacity="${light.strength}"/><stop offset="0.6" stop-color="${light.glow}" stop-opacity="0"/></radialGradient><radialGradient id="edge" cx="0.5" cy="0.5" r="0.78"><stop offset="0.6" stop-color="#10231a" stop-opacity="0"/><stop offset="1" stop-color="#10231a" stop-opacity="0.26"/></radialGradient></defs>${rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 'url(#glow)')}${rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 'url(#edge)')}`
}
