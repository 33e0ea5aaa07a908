import type { LocaleCode } from '~/i18n/locales.ts'
import { fold } from './tokenize.ts'

/**
 * Words that are in nearly every text, and so do not distinguish any. Also no parts of compounds.
 */
const WORDS: Record<LocaleCode, string> = {
  nl: `aan af al als bij binnen boven buiten dan dat de der deze die dit door dus een eigen en er ge haar
    had heb hebben heeft her het hij hoe hun iets ik in is ja je kan kunnen maar me meer men met mij
    mijn moet na naar niet niets nog nu of om onder ons ont onze ook op over per te tegen ten ter tot
    tussen u uit uw van veel ver via voor waar waren was wat we wel werd wie wij worden wordt zal ze
    zich zij zijn zo zonder zou`,
  en: `a about an and are as at be by can do does for from had has have how i if in into is it its
    may me more my not of on or our out over so such than that the their them then there these they
    this to was we were what when where which who why will with would you your`,
}

const sets = {
  nl: new Set(WORDS.nl.split(/\s+/).map(fold)),
  en: new Set(WORDS.en.split(/\s+/).map(fold)),
}

/** Whether a folded word is a stop word. */
export const isStopWord = (word: string, language: LocaleCode): boolean => sets[language].has(word)
