import { defineMessages } from '~/i18n/messages.ts'

/** Texts about a programme item wherever it is listed, on pages of other parts too. */
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
    /** Under the time at which it begins. */
    until: (time: string) => `tot\u00a0${time}`,
    minutes: (n: number) => `${n}\u00a0min`,
    inLanguage: { nl: 'In het Nederlands', en: 'In het Engels' },
    signUp: 'Met aanmelding',
    nowOn: 'Nu bezig',
    upNext: 'Hierna',
    save: 'Bewaar',
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
    until: (time) => `to\u00a0${time}`,
    minutes: (n) => `${n}\u00a0min`,
    inLanguage: { nl: 'In Dutch', en: 'In English' },
    signUp: 'Sign-up needed',
    nowOn: 'On now',
    upNext: 'Up next',
    save: 'Save',
    route: 'Route',
    stand: (numbers) => `stand ${numbers}`,
    standFollows: 'stand number to follow',
    stops: (n) => (n === 1 ? '1 stop' : `${n} stops`),
  },
})
