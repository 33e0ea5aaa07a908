import { navigation as demoNavigation } from '../data/navigation.ts'
import type { NavigationSeed } from '../types-floor.ts'

/**
 * Subjects that not every fair has. What is left out of the menu has a page all the same, which an
 * organiser adds when there is something on it.
 */
const NOT_AT_FIRST: readonly string[] = [
  '/programma/tours',
  '/programma/kennissessies',
  '/paviljoens',
  '/kalender',
  '/vacatures',
  '/over-dakwaarts',
  '/interviews',
  '/fotos-2025',
  '/colofon',
]

/** The menus of the demo fair without those. The site leaves out pages that are not published yet. */
export const navigation: readonly NavigationSeed[] = demoNavigation.filter(
  ({ target }) => !NOT_AT_FIRST.includes(target),
)
