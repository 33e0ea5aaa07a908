import type { PageSeed } from '../../../types-floor.ts'
import { accessibilityPage } from './accessibility.ts'
import { colophonPage } from './colophon.ts'
import { cookiesPage } from './cookies.ts'
import { privacyPage } from './privacy.ts'
import { termsPage } from './terms.ts'

/** Legal texts that follow Dutch practice, but are examples: have your own checked by a lawyer. */
export const legalPages: PageSeed[] = [
  privacyPage,
  cookiesPage,
  accessibilityPage,
  termsPage,
  colophonPage,
]
