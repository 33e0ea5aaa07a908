import { type FieldProblem, problem } from './field-problem'

/** A group of synonyms with fewer than two words helps nobody. */
export function checkSynonyms(path: string, value: string): FieldProblem[] {
  const terms = new Set(value.split('\n').flatMap((line) => line.trim().toLowerCase() || []))
  return terms.size >= 2
    ? []
    : problem(path, 'Zet minstens twee verschillende woorden onder elkaar, één per regel.')
}
