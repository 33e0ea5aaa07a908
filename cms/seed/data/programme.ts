import type { ProgrammeItemSeed } from '../types-programme.ts'
import { thursdayItems } from './programme-thursday.ts'
import { wednesdayItems } from './programme-wednesday.ts'

/** All programme items of both fair days: sixty published and two drafts (requirements 16.2). */
export const programmeItems: ProgrammeItemSeed[] = [...wednesdayItems, ...thursdayItems]
