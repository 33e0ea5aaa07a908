import type { ProgrammeItemState } from '@beursvloer/contract/content-values'
import { type FairSlot, lateEnd } from '@beursvloer/contract/fair-time'
import { dutchDay } from '../fair/dates'
import { type FieldProblem, problem } from './field-problem'

/** `10:30:00.000` → "10:30". */
const shortTime = (time: string): string => time.slice(0, 5)

/** The fields that the rules read; relations are absent while an editor has not chosen them. */
export interface ProgrammeItem {
  readonly start: string | null
  readonly end: string | null
  readonly capacity: number | null
  readonly state: ProgrammeItemState | null
  readonly changeNote: string | null
  readonly day: {
    readonly date: string
    readonly opensAt: string
    readonly closesAt: string
  } | null
  readonly room: { readonly name: string; readonly capacity: number } | null
}

/**
 * Refuses an end before the start, unless the day ends after midnight; a time outside the day's
 * opening hours; and too many places.
 */
export function checkTimes({ start, end, day, room, capacity }: ProgrammeItem): FieldProblem[] {
  const problems: FieldProblem[] = []
  const closesAt = day && lateEnd({ start: day.opensAt, end: day.closesAt })
  const isLate = closesAt !== null && closesAt !== day?.closesAt
  if (start && end && (start === end || (start > end && !isLate))) {
    problems.push({ path: 'end', message: 'De eindtijd moet na de begintijd liggen.' })
  } else if (
    start &&
    end &&
    day &&
    closesAt &&
    (start < day.opensAt || lateEnd({ start, end }) > closesAt)
  ) {
    const hours = `${shortTime(day.opensAt)} tot ${shortTime(day.closesAt)}`
    problems.push({
      path: start < day.opensAt ? 'start' : 'end',
      message: `Op ${dutchDay(day.date)} is de beurs open van ${hours}. Kies een tijd daarbinnen.`,
    })
  }
  if (capacity && room && capacity > room.capacity) {
    problems.push({
      path: 'capacity',
      message: `In ${room.name} is plaats voor ${room.capacity} mensen. Kies een lagere capaciteit.`,
    })
  }
  return problems
}

/** Refuses an item while another is on in the same room. */
export function checkRoomFree(
  { day, room }: ProgrammeItem,
  other: (FairSlot & { readonly title: string }) | null,
): FieldProblem[] {
  if (!other || !day || !room) return []
  const { start, end, title } = other
  return problem(
    'room',
    `${room.name} is op ${dutchDay(day.date)} van ${shortTime(start)} tot ${shortTime(end)} al bezet door ‘${title}’.`,
  )
}

/** Refuses to publish a changed, moved or cancelled item without a note of the change. */
export function checkChangeNote({ state, changeNote }: ProgrammeItem): FieldProblem[] {
  if (!state || state === 'planned' || changeNote?.trim()) return []
  return problem(
    'changeNote',
    'Schrijf bij een gewijzigd, verplaatst of geannuleerd onderdeel wat er verandert.',
  )
}

/** An item of which another is part. */
export interface Whole {
  readonly documentId: string
  readonly partOf?: object | null
}

/** Refuses an item that is part of itself, or of a part. */
export function checkPartOf(documentId: string, whole: Whole | null): FieldProblem[] {
  if (!whole) return []
  if (whole.documentId === documentId)
    return problem('partOf', 'Kies een ander onderdeel: dit is het onderdeel zelf.')
  return whole.partOf ? problem('partOf', 'Kies het geheel: dit is er zelf een onderdeel van.') : []
}
