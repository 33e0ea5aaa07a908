/** Repeatable choices: the same seed always gives the same picture. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** Whole number from low up to and including high. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value
}

/** Dice loaded by a text (FNV-1a hash, mulberry32 generator). */
export function diceFor(seed: string): Dice {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    chance: (share) => next() < share,
  }
}
