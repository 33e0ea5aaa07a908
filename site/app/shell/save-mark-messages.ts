import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the buttons for saving exhibitors and concepts, and about what is saved; fetched after the page. */
export const saveMarkMessages = defineMessages({
  nl: {
    save: 'Bewaar',
    saved: 'Bewaard',
    toldSaved: 'Bewaard bij Mijn beurs.',
    toldRemoved: 'Niet meer bewaard.',
    undo: 'Ongedaan maken',
    counted: ' bewaard',
  },
  en: {
    save: 'Save',
    saved: 'Saved',
    toldSaved: 'Saved to My fair.',
    toldRemoved: 'No longer saved.',
    undo: 'Undo',
    counted: ' saved',
  },
})
