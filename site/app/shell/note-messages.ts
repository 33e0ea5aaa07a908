import { defineMessages } from '~/i18n/messages.ts'

/** Texts about notes to saved entries. */
export const noteMessages = defineMessages({
  nl: {
    label: 'Uw notitie',
    help: 'Alleen voor u. U ziet haar ook op Mijn beurs.',
    stored: 'Notitie bewaard.',
    refused: 'Uw browser bewaart niets voor deze site. De notitie gaat verloren.',
  },
  en: {
    label: 'Your note',
    help: 'Only visible to you. It is also shown on My fair.',
    stored: 'Note saved.',
    refused: 'Your browser does not store anything for this site. The note will be lost.',
  },
})
