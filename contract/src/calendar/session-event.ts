import type { ProgrammeItemState } from '../content-values.ts'
import { fairEnd, fairInstant } from '../fair-time.ts'
import type { FormLanguage } from '../forms/definition.ts'
import { weekdayDate } from '../weekday-date.ts'
import type { CalendarEvent } from './calendar-file.ts'
import { sessionTexts } from './session-texts.ts'

/** When and where something is: a date `YYYY-MM-DD`, times `HH:MM`. */
interface WhenAndWhere {
  readonly date: string
  readonly start: string
  readonly end: string
  readonly room: string
}

/** The change of an item since it was announced. */
export interface SessionChange {
  readonly state: ProgrammeItemState
  readonly changeNote: string
  /** The former time and place; null without a notice of it. */
  readonly previous: WhenAndWhere | null
}

/** The fields of a programme item that calendars need, in one language. */
export interface SessionFacts extends SessionChange, WhenAndWhere {
  readonly uid: string
  readonly url: string
  readonly title: string
  /** Title of the item that it is part of; '' for none. */
  readonly partOf: string
  readonly summary: string
  readonly type: keyof (typeof sessionTexts)['nl']['type']
  readonly spokenLanguage: FormLanguage
  readonly needsPlace: boolean
  /** '' where it is not known. */
  readonly hall: string
  readonly venue: string
  readonly city: string
  readonly speakers: readonly {
    readonly name: string
    readonly jobTitle: string
    readonly organisation: string
  }[]
  /** Names. */
  readonly themes: readonly string[]
  /** When it was changed last, an instant. */
  readonly modified: string
}

/**
 * The change of an item and its reason, with its former time and place; '' for one without a
 * change.
 */
export function changeText(
  { state, changeNote, previous }: SessionChange,
  language: FormLanguage,
): string {
  if (state === 'planned') return ''
  const t = sessionTexts[language]
  const note = `${t.change[state]}\n${changeNote}`
  if (state === 'cancelled' || !previous) return note
  const { date, start, end, room } = previous
  return `${note}\n${t.was(weekdayDate(date, language), start, end, room)}`
}

/** A programme item as an event: the same one in the site's files and in mails about a place. */
export function sessionEvent(session: SessionFacts, language: FormLanguage): CalendarEvent {
  const t = sessionTexts[language]
  const { date, start, end, room, hall, venue, city, uid, url, modified } = session
  const cancelled = session.state === 'cancelled'
  const speakers = session.speakers
    .map(({ name, jobTitle, organisation }) => `${name}, ${jobTitle}, ${organisation}`)
    .join('\n')
  return {
    ...{ uid, url, modified, cancelled },
    start: fairInstant(date, start),
    end: fairEnd(date, start, end),
    // Not every calendar shows the state of an event, so its title does.
    title: cancelled ? t.cancelled(session.title) : session.title,
    description: [
      changeText(session, language),
      session.summary,
      session.partOf && t.partOf(session.partOf),
      speakers && `${t.speakers}:\n${speakers}`,
      t.inLanguage[session.spokenLanguage],
      !cancelled && session.needsPlace && t.signUp,
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: [room, hall, venue, city].filter(Boolean).join(', '),
    categories: [t.type[session.type], ...session.themes],
  }
}
