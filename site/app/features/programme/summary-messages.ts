import { defineMessages } from '~/i18n/messages.ts'

/** What a programme item says of itself wherever it is listed, on pages of other parts too. */
export const summaryMessages = defineMessages({
  nl: {
    type: {
      lecture: 'Lezing',
      'knowledge-session': 'Kennissessie',
      tour: 'Tour',
      debate: 'Debat',
      other: 'Bijeenkomst',
    },
    state: { planned: '', changed: 'Gewijzigd', moved: 'Verplaatst', cancelled: 'Geannuleerd' },
    minutes: (n: number) => `${n}\u00a0min`,
    full: 'Vol',
    waitingListOpen: 'Vol, wachtlijst open',
    placesLeft: (n: number) => (n === 1 ? 'Nog 1 plaats' : `Nog ${n} plaatsen`),
    inLanguage: { nl: 'In het Nederlands', en: 'In het Engels' },
    nowOn: 'Nu bezig',
    upNext: 'Hierna',
    save: (title: string) => `Bewaar ${title}`,
    saved: (title: string) => `Bewaard: ${title}`,
    when: (day: string, start: string, end: string, room: string) =>
      `${day}, ${start} tot ${end} uur, ${room}`,
    route: 'Route',
    stand: (numbers: string) => `stand ${numbers}`,
    standFollows: 'standnummer volgt',
    stops: (n: number) => (n === 1 ? '1 halte' : `${n} haltes`),
  },
  en: {
    type: {
      lecture: 'Lecture',
      'knowledge-session': 'Knowledge session',
      tour: 'Tour',
      debate: 'Debate',
      other: 'Gathering',
    },
    state: { planned: '', changed: 'Changed', moved: 'Moved', cancelled: 'Cancelled' },
    minutes: (n) => `${n}\u00a0min`,
    full: 'Full',
    waitingListOpen: 'Full, waiting list open',
    placesLeft: (n) => (n === 1 ? 'Only 1 place left' : `Only ${n} places left`),
    inLanguage: { nl: 'In Dutch', en: 'In English' },
    nowOn: 'On now',
    upNext: 'Up next',
    save: (title) => `Save ${title}`,
    saved: (title) => `Saved: ${title}`,
    when: (day, start, end, room) => `${day}, ${start} to ${end}, ${room}`,
    route: 'Route',
    stand: (numbers) => `stand ${numbers}`,
    standFollows: 'stand number follows',
    stops: (n) => (n === 1 ? '1 stop' : `${n} stops`),
  },
})
