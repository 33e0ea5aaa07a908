import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import type { LocaleCode } from '~/i18n/locales.ts'

/**
 * The stem of a folded word: Snowball's, with further rules for Dutch plurals and verbs. Words with
 * digits are names of things (stand numbers, CO2) and stay whole.
 */
export function stem(word: string, language: LocaleCode): string {
  if (/\d/.test(word)) return word
  return language === 'nl' ? stemDutch(word) : english(word)
}

function stemDutch(word: string): string {
  // Snowball takes betaalbaar for a form of betalen.
  const able = /^(.{3,})ba(?:ar|re)(?:heid|heden)?$/.exec(word)
  if (able) return `${able[1]}baar`
  const singular = word
    .replace(/(ie|ee)en$/, '$1') // categorieën, ideeën
    .replace(/ies$/, 'ie') // corporaties
    .replace(/(?<=...)([aou])s$/, '$1') // foto’s, pagina’s
  // Snowball keeps the v of bedrijven and the z of huizen.
  return withoutT(dutch(withoutT(singular)))
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
}

/** bouwt, verduurzaamt, and then also laadpunt as laadpunten; not dienst, kracht */
const withoutT = (word: string): string =>
  word.length > 4 ? word.replace(/([^aeiouysh\d])t$/, '$1') : word
