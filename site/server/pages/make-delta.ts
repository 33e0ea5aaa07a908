import type { PageDelta } from '../../app/shell/page-delta.ts'

/** Texts that are alike are found by pieces of this many characters. */
const PIECE = 32

/** Where each piece of a text begins first. */
function piecesOf(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (let at = 0; at + PIECE <= text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE)
    if (!places.has(piece)) places.set(piece, at)
  }
  return places
}

/** How far two texts are alike from two places on. */
function alikeFrom(one: string, other: string, start: number, otherStart: number): number {
  let length = 0
  while (
    start + length < one.length &&
    otherStart + length < other.length &&
    one.charCodeAt(start + length) === other.charCodeAt(otherStart + length)
  )
    length += 1
  return length
}

/** What became of a page, told by what it was before. */
export function makeDelta(before: string, now: string): PageDelta {
  const places = piecesOf(before)
  const delta: (string | [start: number, length: number])[] = []
  /** Up to where the page is told, and how much further on the same stood before. */
  let told = 0
  let shift = 0
  let at = 0
  while (at + PIECE <= now.length) {
    const piece = now.slice(at, at + PIECE)
    const start = before.startsWith(piece, at + shift) ? at + shift : places.get(piece)
    if (start === undefined) {
      at += 1
      continue
    }
    let earlier = 0
    while (
      at - earlier > told &&
      start - earlier > 0 &&
      now.charCodeAt(at - earlier - 1) === before.charCodeAt(start - earlier - 1)
    )
      earlier += 1
    const length = earlier + alikeFrom(before, now, start, at)
    if (at - earlier > told) delta.push(now.slice(told, at - earlier))
    delta.push([start - earlier, length])
    at += length - earlier
    told = at
    shift = start + length - earlier - at
  }
  if (told < now.length) delta.push(now.slice(told))
  return delta
}
