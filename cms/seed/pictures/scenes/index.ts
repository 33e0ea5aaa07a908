import { COLOURS, LIGHTS } from '../palette.ts'
import { diceFor } from '../random.ts'
import { drawing } from '../svg.ts'
import { site, timber } from './construction.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './frame.ts'
import { hall } from './hall.ts'
import { court, renovation, street } from './housing.ts'
import { factory, models } from './indoors.ts'
import { meeting } from './meeting.ts'
import { talk } from './talk.ts'

export { SCENE_HEIGHT, SCENE_WIDTH } from './frame.ts'

/** A picture key names its scene with its first word, for example `street-avondlicht`, or below. */
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

/** What the pictures of interviews and news show. */
const SUBJECTS: Readonly<Record<string, keyof typeof SCENES>> = {
  'interviews/ilse-van-werkhoven-leg-uw-eisen-opzij': 'factory',
  'interviews/erik-de-vranck-een-woning-hoeft-maar-een-keer-getoetst': 'models',
  'interviews/gerben-ten-hoopen-lawaai-mag-mits-op-tijd': 'renovation',
  'interviews/dewi-soerjadi-een-flexwoning-is-pas-flexibel-als-hij-is-verhuisd': 'site',
  'interviews/hanneke-drostenburg-de-eerste-reeks-is-lesgeld': 'timber',
  'interviews/ruben-schaapveld-een-boer-heeft-drie-oogsten-nodig': 'meeting',
  'news/programma-dakwaarts-2027-gepubliceerd': 'talk',
  'news/plattegrond-bekend-nog-een-stand-vrij': 'hall',
  'news/schakelhuis-verplaatst-24-woningen-voor-proef': 'site',
  'news/vijf-corporaties-tekenen-voor-tweede-bouwstroom': 'meeting',
  'news/graanburg-386-woningen-naar-label-a': 'renovation',
  'news/hoogerven-wijst-terrein-aan-voor-flexwoningen': 'timber',
  'news/elf-intenties-uit-2025-de-tussenstand': 'court',
  'news/inschrijving-standhouders-geopend': 'hall',
  'news/programmacommissie-zoekt-uitkomsten': 'meeting',
  'news/dakwaarts-2027-op-17-en-18-maart': 'street',
  'news/pendelbus-en-fietsenstalling-bij-de-kade': 'street',
  'pavilion-houtbouw': 'timber',
  'pavilion-biobased': 'factory',
  'pavilion-flexwonen': 'site',
  'pavilion-overheidsplein': 'models',
  'pavilion-verduurzaming': 'renovation',
  'pavilion-energie': 'street',
}

/** Ink around every shape, as portraits have it. */
const OUTLINE = `stroke="${COLOURS.ink}" stroke-width="2.5" stroke-linejoin="round"`

/** The scene of a picture key as SVG; keys that name none get one by chance, always the same. */
export function scene(key: string): string {
  const dice = diceFor(`scene ${key}`)
  const draw = SCENES[SUBJECTS[key] ?? key.split('-')[0] ?? ''] ?? dice.pick(Object.values(SCENES))
  const light = dice.pick(LIGHTS)
  return drawing(SCENE_WIDTH, SCENE_HEIGHT, `<g ${OUTLINE}>${draw(dice, light)}</g>`)
}
