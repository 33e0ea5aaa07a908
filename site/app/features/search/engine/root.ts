import type { LocaleCode } from '~/content/model.ts'

/** What is left of a stem keeps at least so many letters without its ending, and without its beginning. */
const MIN_WITHOUT_ENDING = 4
const MIN_WITHOUT_BEGINNING = 5

/** What Dutch puts behind a stem to make another word: duurzaam·heid, vergunn·ing, betaal·baar. */
const ENDING = /(heid|hed|ing|elyk|lyk|baar|bar|loos|atie|er|ig)$/
/** And before it: ver·duurzaam, be·reik. */
const BEGINNING = /^(ver|her|be|ont|ge)/

/**
 * The root of a stem: what related words have in common, so that "duurzaamheid" also finds
 * "verduurzamen". Coarser than a stem: only for what counts less than the word itself.
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
