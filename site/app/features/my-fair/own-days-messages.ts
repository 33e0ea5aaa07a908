import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the visitor's days without JavaScript, beside those of "Mijn beurs". */
export const ownDaysMessages = defineMessages({
  nl: {
    title: 'Mijn dagen',
    description: 'Uw dagen op de beurs zoals uw account ze bewaart.',
    lead: 'Wat uw account bewaart, met uw plaatsen en de looptijden ertussen. Deze pagina werkt zonder JavaScript.',
    back: 'Mijn beurs',
    change: 'Wijzig',
    noTime: 'Zonder tijd',
    suggestions: 'Past hiertussen',
    later: 'Uw account is nu niet bereikbaar. Wat u stuurde staat hier nog.',
    sendAgain: 'Stuur het opnieuw',
    notChanged: 'Er is niets veranderd',
  },
  en: {
    title: 'My days',
    description: 'Your days at the fair as your account keeps them.',
    lead: 'What your account keeps, with your places and the walks between them. This page works without JavaScript.',
    back: 'My fair',
    change: 'Change',
    noTime: 'Without a time',
    suggestions: 'Fits in between',
    later: 'Your account cannot be reached right now. What you sent is still here.',
    sendAgain: 'Send it again',
    notChanged: 'Nothing was changed',
  },
})
