import { defineMessages } from '~/i18n/messages.ts'

export const programmeMessages = defineMessages({
  nl: {
    type: {
      lecture: 'Lezing',
      'knowledge-session': 'Kennissessie',
      tour: 'Tour',
      debate: 'Debat',
      other: 'Bijeenkomst',
    },
    state: { planned: '', changed: 'Gewijzigd', moved: 'Verplaatst', cancelled: 'Geannuleerd' },
    minutes: (n: number) => `${n} min`,
    full: 'Vol',
    waitingListOpen: 'Vol, wachtlijst open',
    placesLeft: (n: number) => (n === 1 ? 'Nog 1 plaats' : `Nog ${n} plaatsen`),
    inLanguage: { nl: 'In het Nederlands', en: 'In het Engels' },
    dutchOnly: 'Alleen in het Nederlands',
    nowOn: 'Nu bezig',
    upNext: 'Hierna',
    save: (title: string) => `Bewaar ${title}`,
    saved: (title: string) => `Bewaard: ${title}`,
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
    minutes: (n) => `${n} min`,
    full: 'Full',
    waitingListOpen: 'Full, waiting list open',
    placesLeft: (n) => (n === 1 ? 'Only 1 place left' : `Only ${n} places left`),
    inLanguage: { nl: 'In Dutch', en: 'In English' },
    dutchOnly: 'In Dutch only',
    nowOn: 'On now',
    upNext: 'Up next',
    save: (title) => `Save ${title}`,
    saved: (title) => `Saved: ${title}`,
  },
})
