import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the buttons for saving exhibitors and concepts; fetched after the page. */
export const saveMarkMessages = defineMessages({
  nl: { save: 'Bewaar', saved: 'Bewaard' },
  en: { save: 'Save', saved: 'Saved' },
})
