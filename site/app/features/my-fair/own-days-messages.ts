import { defineMessages } from '~/i18n/messages.ts'

/** Texts of one's days without JavaScript, beside those of "Mijn beurs". */
export const ownDaysMessages = defineMessages({
  nl: {
    title: 'Mijn dagen',
    description: 'Uw dagen op de beurs zoals uw account ze bewaart.',
    lead: 'Wat uw account bewaart, met uw plaatsen en de looptijden ertussen. Deze pagina werkt zonder JavaScript.',
    back: 'Mijn beurs',
    breadcrumb: 'Kruimelpad',
    change: 'Wijzig',
    noTime: 'Zonder tijd',
    suggestions: 'Past hiertussen',
    later: 'Dat lukte niet. Probeer het zo nog eens.',
    notChanged: 'Er is niets veranderd',
  },
  en: {
    title: 'My days',
    description: 'Your days at the fair as your account keeps them.',
    lead: 'What your account keeps, with your places and the walks between them. This page works without JavaScript.',
    back: 'My fair',
    breadcrumb: 'Breadcrumb',
    change: 'Change',
    noTime: 'Without a time',
    suggestions: 'Fits in between',
    later: 'That did not work. Please try again shortly.',
    notChanged: 'Nothing was changed',
  },
})
