import { LIGHTS } from '../palette.ts'
import { diceFor } from '../random.ts'
import { drawing } from '../svg.ts'
import { lightOver, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'
import { hall, meeting } from './hall.ts'
import { factory, models } from './indoors.ts'
import { court, renovation, site, street, timber } from './outdoors.ts'
import { talk } from './talk.ts'

export { SCENE_HEIGHT, SCENE_WIDTH } from './frame.ts'

/** A picture key names its scene with its first word, for example `street-avondlicht`. */
const SCENES: Readonly<Record<string, Scene>> = {
  hall,
  meeting,
  talk,
  street,
  court,
  site,
  timber,
  renovation,
  factory,
  models,
}

/** The scene of a picture key as SVG; keys that name none get one by chance, always the same. */
export function scene(key: string): string {
  const dice = diceFor(`scene ${key}`)
  const draw = SCENES[key.split('-')[0] ?? ''] ?? dice.pick(Object.values(SCENES))
  const light = dice.pick(LIGHTS)
  return drawing(SCENE_WIDTH, SCENE_HEIGHT, draw(dice, light) + lightOver(dice, light))
}
