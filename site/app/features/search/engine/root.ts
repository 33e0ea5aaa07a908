import type { LocaleCode } from '~/content/model.ts'

/** Least length of a stem without its ending, and without its beginning, in letters. */
const MIN_WITHOUT_ENDING = 4
const MIN_WITHOUT_BEGINNING = 5

/** Dutch endings that make another word of a stem: duurzaam·heid, vergunn·ing, betaal·baar. */
const ENDING = /(heid|hed|ing|elyk|lyk|baar|bar|loos|atie|er|ig)$/
/** And before it: ver·duurzaam, be·reik. */
const BEGINNING = /^(ver|her|be|ont|ge)/

/**
 * The root of a stem: the common part of related words, so that "duurzaamheid" also finds
 * "verduurzamen". Coarser than a stem: a match of it counts less than one of the word itself.
 */
export function rootOf(stem: string, language: LocaleCode): string {
  if (language !== 'nl' || /\d/.test(stem)) return stem
  const short = without(stem, ENDING, MIN_WITHOUT_ENDING).replace(/([^aeiouy])\1$/, '$1')
  return without(short, BEGINNING, MIN_WITHOUT_BEGINNING)
}

function without(word: string, part: RegExp, least: number): string {
  const rest = word.replace(part, '')
  return rest.length >= least ? rest : word
}
