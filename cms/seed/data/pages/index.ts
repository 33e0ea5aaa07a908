import type { PageSeed } from '../../types-floor.ts'
import { contractFormPage } from './contract-form.ts'
import { legalPages } from './legal/index.ts'
import { participatePages } from './participate.ts'
import { pressPage } from './press.ts'
import { showcasePage } from './showcase.ts'
import { visitPages } from './visit.ts'

/** All pages with a slug of their own. */
export const pages: PageSeed[] = [
  ...visitPages,
  ...participatePages,
  ...legalPages,
  contractFormPage,
  pressPage,
  showcasePage,
]
