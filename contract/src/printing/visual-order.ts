import createBidi from 'bidi-js'
import { type Run, runsOf } from './glyph-sets.ts'

/** The used part of it. */
interface Bidi {
  getEmbeddingLevels(text: string, direction: 'ltr'): { readonly levels: Uint8Array }
  getMirroredCharacter(sign: string): string | null
}

// Its types are those of its ES module, and Node loads the other one.
const bidi = (createBidi as unknown as () => Bidi)()

/** Right-to-left letters. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

interface Part extends Run {
  /** Embedding level: odd ones are right to left. */
  readonly level: number
}

/** Mirrored signs between right-to-left letters. */
const mirrored = ({ piece, ...part }: Part): Part => ({
  ...part,
  piece: [...piece]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join(''),
})

function partsOf(text: string): Part[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
  const parts: Part[] = []
  for (let from = 0; from < text.length; ) {
    const level = levels[from] ?? 0
    let to = from + 1
    while (to < text.length && levels[to] === level) to += 1
    for (const run of runsOf(text.slice(from, to))) parts.push({ ...run, level })
    from = to
  }
  const turnsItself = ({ set, level }: Part) =>
    level % 2 === 0 || set === 'arabic' || set === 'hebrew'
  return parts.map((part) => (turnsItself(part) ? part : mirrored(part)))
}

/**
 * The runs of a line in visual order from left to right (UAX 9, L2), with the letters of each in
 * logical order: fonts reverse those themselves.
 */
export function visualRuns(line: string): readonly Run[] {
  const text = line.normalize('NFC')
  if (!RIGHT_TO_LEFT.test(text)) return runsOf(text)
  const parts = partsOf(text)
  const highest = Math.max(...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < parts.length; from += 1) {
      let to = from
      while ((parts[to]?.level ?? 0) >= level) to += 1
      if (to > from) parts.splice(from, to - from, ...parts.slice(from, to).reverse())
      from = to
    }
  return parts
}
