import { defineMessages } from '~/i18n/messages.ts'

export const exportMessages = defineMessages({
  nl: {
    programmeOf: (fair: string) => `Programma ${fair}`,
    ownFair: (fair: string) => `Mijn beurs, ${fair}`,
    reserved: 'U hebt een plaats.',
    waiting: 'U hebt nog geen plaats.',
    note: (note: string) => `Uw notitie: ${note}`,
    stand: (number: string) => `Stand ${number}`,
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
    signUp: 'Voor dit onderdeel is een plaats nodig.',
    inLanguage: { nl: 'In het Nederlands.', en: 'In het Engels.' },
    recording: 'Opname',
    presentation: 'Presentatie',
  },
  en: {
    programmeOf: (fair) => `Programme ${fair}`,
    ownFair: (fair) => `My fair, ${fair}`,
    reserved: 'You have a place.',
    waiting: 'You do not have a place yet.',
    note: (note) => `Your note: ${note}`,
    stand: (number) => `Stand ${number}`,
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
    signUp: 'Places for this item are limited.',
    inLanguage: { nl: 'In Dutch.', en: 'In English.' },
    recording: 'Recording',
    presentation: 'Presentation',
  },
})
