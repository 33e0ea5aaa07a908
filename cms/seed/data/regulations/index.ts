import type { RegulationSeed } from '../../types-terms.ts'
import { version2 } from './version-2.ts'
import { version3 } from './version-3.ts'

/** The rules for exhibitors, each version that somebody signed. */
export const regulations: RegulationSeed[] = [version2, version3]
