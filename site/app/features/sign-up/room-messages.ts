import { defineMessages } from '~/i18n/messages.ts'

/** Words under the drawing of a room. */
export const roomMessages = defineMessages({
  nl: {
    yours: 'uw plaats',
    taken: (taken: number, places: number) => `${taken} van ${places} bezet`,
  },
  en: {
    yours: 'your place',
    taken: (taken, places) => `${taken} of ${places} taken`,
  },
})
