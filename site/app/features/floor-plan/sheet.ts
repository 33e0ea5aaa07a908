import type { WalkPassage } from '~/walking/walk-plan.ts'

/** All halls on one sheet, in metres. */
export type Sheet = ReturnType<typeof sheetOf>

interface Size {
  readonly number: number
  readonly level: string
  readonly width: number
  readonly length: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
}

/** Metres between halls that no passage joins, and least and most between those that one does. */
const APART = 8
const NEAREST = 2
const FARTHEST = 40

/** How far a passage may end from a wall to lead through it, in metres. */
const DOOR = 3

type End = WalkPassage['ends'][number]

/** The way that a door leads out of its hall; null for an end that lies in the middle of it. */
export function directionOf({ width, length }: Size, { at: [x, y] }: End) {
  const walls = [
    { dx: -1, dy: 0, away: x },
    { dx: 1, dy: 0, away: width - x },
    { dx: 0, dy: -1, away: y },
    { dx: 0, dy: 1, away: length - y },
  ].sort((a, b) => a.away - b.away)
  return walls[0] && walls[0].away <= DOOR ? walls[0] : null
}

/**
 * Where a hall lies when it is joined by a passage to one that has its place; null when its place
 * does not follow.
 */
function beside(
  placed: Box,
  hall: Size,
  next: Size,
  near: End,
  far: End,
  length: number,
): Box | null {
  const door = directionOf(hall, near)
  if (!door) return null
  const between = Math.min(FARTHEST, Math.max(NEAREST, length))
  const { width } = next
  const x = door.dx
    ? placed.x + (door.dx > 0 ? hall.width + between : -between - width)
    : placed.x + near.at[0] - far.at[0]
  const y = door.dy
    ? placed.y + (door.dy > 0 ? hall.length + between : -between - next.length)
    : placed.y + near.at[1] - far.at[1]
  return { x, y, width, length: next.length }
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.length && b.y < a.y + a.length

/**
 * Lays the halls on one sheet: those of a level that a passage joins as far apart as it is long, door
 * to door; the others in rows below. No two overlap.
 */
export function sheetOf(
  halls: readonly Size[],
  passages: readonly Pick<WalkPassage, 'length' | 'ends'>[],
) {
  const boxes = new Map<number, Box>()
  const isFree = (box: Box) => [...boxes.values()].every((other) => !overlap(box, other))
  const placeFrom = (hall: Size): void => {
    const box = boxes.get(hall.number)
    if (!box) return
    for (const { length, ends } of passages)
      for (const [near, far] of [ends, [ends[1], ends[0]]] as const) {
        const next = halls.find(({ number }) => number === far.hall)
        if (near.hall !== hall.number || !next || boxes.has(next.number)) continue
        if (next.level !== hall.level) continue
        const there = beside(box, hall, next, near, far, length)
        if (!there || !isFree(there)) continue
        boxes.set(next.number, there)
        placeFrom(next)
      }
  }
  for (const hall of halls) {
    if (boxes.has(hall.number)) continue
    const all = [...boxes.values()]
    const bottom = Math.max(-APART, ...all.map(({ y, length }) => y + length))
    const left = Math.min(0, ...all.map(({ x }) => x))
    const { width, length } = hall
    boxes.set(hall.number, { x: left, y: bottom + APART, width, length })
    placeFrom(hall)
  }
  const all = [...boxes.values()]
  const [left, top] = [Math.min(0, ...all.map(({ x }) => x)), Math.min(0, ...all.map(({ y }) => y))]
  return {
    width: Math.max(0, ...all.map(({ x, width }) => x + width)) - left,
    length: Math.max(0, ...all.map(({ y, length }) => y + length)) - top,
    halls: halls.flatMap(({ number }) => {
      const box = boxes.get(number)
      return box ? [{ number, x: box.x - left, y: box.y - top }] : []
    }),
  }
}
