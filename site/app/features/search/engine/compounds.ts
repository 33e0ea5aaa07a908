/** Shortest parts of a compound: `dak` + `renovatie`, `hout` + `bouw`. */
const MIN_FIRST_LENGTH = 3
const MIN_LAST_LENGTH = 4
/**
 * Dutch linking letters between the parts of a compound: verkeer·s·plein, woning·en·markt, zonne·e…
 */
const LINKS = ['', 's', 'e', 'en', 'n'] as const

/**
 * Takes compounds apart into words that occur by themselves.
 *
 * @param known whether a folded word occurs in the texts and means something
 * @returns the parts of a word, also of its parts; empty when it is no compound
 * @example partsOf('woningcorporaties') // ['woning', 'corporaties']
 */
export function createSplitter(
  known: (word: string) => boolean,
): (word: string) => readonly string[] {
  const memo = new Map<string, readonly string[]>()

  const partsOf = (word: string): readonly string[] => {
    const found = memo.get(word)
    if (found) return found
    const parts = split(word)
    memo.set(word, parts)
    return parts
  }

  /** The cut that leaves the most even parts; the last part may itself be an unknown compound. */
  function split(word: string): readonly string[] {
    let best: readonly string[] = []
    let evenness = 0
    for (let cut = MIN_FIRST_LENGTH; cut <= word.length - MIN_LAST_LENGTH; cut++) {
      const first = firstPart(word.slice(0, cut))
      if (!first) continue
      const last = word.slice(cut)
      const inner = partsOf(last)
      if (!known(last) && inner.length === 0) continue
      const even = Math.min(cut, last.length) + (known(last) ? word.length : 0)
      if (even <= evenness) continue
      evenness = even
      best = [first, ...partsOf(first), ...(known(last) ? [last] : []), ...inner]
    }
    return best
  }

  /** The word before a link: `verkeers` → `verkeer`. */
  function firstPart(text: string): string | undefined {
    for (const link of LINKS) {
      if (!text.endsWith(link)) continue
      const word = text.slice(0, text.length - link.length)
      if (word.length >= MIN_FIRST_LENGTH && known(word)) return word
    }
    return undefined
  }

  return partsOf
}
