import { canalHouses } from './canal-houses.ts'
import { galleryFlat, porticoFlat, tower } from './flats.ts'
import { gables, rowHouses, terraced } from './houses.ts'
import { farm, townHall } from './landmarks.ts'
import { factory, timberStack } from './modular.ts'
import type { Builder } from './plot.ts'
import type { FacadeKind } from './sizes.ts'
import { buildingSite, renovation } from './works.ts'

const builders = {
  buildingSite,
  canalHouses,
  factory,
  farm,
  gables,
  galleryFlat,
  porticoFlat,
  renovation,
  rowHouses,
  terraced,
  timberStack,
  tower,
  townHall,
} satisfies Record<string, Builder>

export type BuildingName = keyof typeof builders

export const builderOf = (name: BuildingName): Builder => builders[name]

/** A mixed Dutch town; kinds listed twice are more frequent. */
export const wholeTown: readonly BuildingName[] = [
  'canalHouses',
  'canalHouses',
  'rowHouses',
  'terraced',
  'gables',
  'galleryFlat',
  'porticoFlat',
  'tower',
  'timberStack',
  'timberStack',
  'farm',
  'factory',
  'renovation',
  'buildingSite',
]

/** The buildings in a streetscape by its kind, which a category of exhibitors may have. */
export const streets: Record<FacadeKind, readonly BuildingName[]> = {
  civic: ['townHall', 'canalHouses', 'galleryFlat', 'tower'],
  rental: ['rowHouses', 'porticoFlat', 'terraced', 'galleryFlat'],
  newbuild: ['timberStack', 'gables', 'buildingSite', 'tower', 'factory'],
  renovated: ['renovation', 'canalHouses', 'farm', 'terraced'],
}
