import type { Refusal } from './refusal'

/** A group of synonyms with fewer than two words helps nobody. */
export function checkSynonyms(path: string, value: string): Refusal[] {
  const terms = new Set(value.split('\n').flatMap((line) => line.trim().toLowerCase() || []))
  return terms.size >= 2
    ? []
    : [{ path, message: 'Zet minstens twee verschillende woorden onder elkaar, één per regel.' }]
}
