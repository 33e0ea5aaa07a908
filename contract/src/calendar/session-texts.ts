/** The words of programme items in calendars and schedules, of the site and the CMS. */
import type { FormLanguage } from '../forms/definition.ts'

const dutch = {
  reserved: 'U hebt een plaats.',
  waiting: 'U hebt nog geen plaats.',
  type: {
    lecture: 'Lezing',
    'knowledge-session': 'Kennissessie',
    tour: 'Tour',
    debate: 'Debat',
    other: 'Bijeenkomst',
  },
  cancelled: (title: string) => `Geannuleerd: ${title}`,
  change: {
    changed: 'Dit onderdeel is gewijzigd.',
    moved: 'Dit onderdeel is verplaatst.',
    cancelled: 'Dit onderdeel is geannuleerd.',
  },
  was: (day: string, start: string, end: string, room: string) =>
    `Was: ${day}, ${start} tot ${end} uur, ${room}.`,
  speakers: 'Met',
  partOf: (title: string) => `Onderdeel van ${title}.`,
  signUp: 'Voor dit onderdeel is een plaats nodig.',
  inLanguage: { nl: 'In het Nederlands.', en: 'In het Engels.' },
}

export const sessionTexts: Readonly<Record<FormLanguage, typeof dutch>> = {
  nl: dutch,
  en: {
    reserved: 'You have a place.',
    waiting: 'You do not have a place yet.',
    type: {
      lecture: 'Lecture',
      'knowledge-session': 'Knowledge session',
      tour: 'Tour',
      debate: 'Debate',
      other: 'Gathering',
    },
    cancelled: (title) => `Cancelled: ${title}`,
    change: {
      changed: 'This item has changed.',
      moved: 'This item has been moved.',
      cancelled: 'This item has been cancelled.',
    },
    was: (day, start, end, room) => `Was: ${day}, ${start} to ${end}, ${room}.`,
    speakers: 'With',
    partOf: (title) => `Part of ${title}.`,
    signUp: 'Places for this item are limited.',
    inLanguage: { nl: 'In Dutch.', en: 'In English.' },
  },
}
