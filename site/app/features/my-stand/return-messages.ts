import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page where an exhibitor says whether it comes again. */
export const returnMessages = defineMessages({
  nl: {
    title: 'Weer meedoen',
    description: 'Laat weten of u weer een stand wilt.',
    lead: (stand: string, edition: string) => `Komt ${stand} weer op ${edition}?`,
    yes: 'Ja, wij komen weer',
    no: 'Nee, dit keer niet',
    saidNo: 'U liet weten dat u niet komt.',
    saidNoHint: 'Bedenkt u zich, dan kan dat hier zolang de link werkt.',
    saidYes: 'Fijn dat u er weer bij bent.',
    form: 'Vul het contractformulier in',
    formHint:
      'Uw gegevens van de vorige keer staan klaar in het formulier. Kies uw stand, en wijzig wat anders is.',
    notYet:
      'U kunt nog geen stand kiezen. Zodra dat kan, opent deze link het contractformulier met uw gegevens.',
    gone: 'Deze uitnodiging werkt niet meer.',
    goneHint: 'De link is niet volledig, of de beurs is geweest. De organisatie helpt u verder.',
    contact: 'Neem contact op',
  },
  en: {
    title: 'Exhibit again',
    description: 'Tell us whether you would like a stand again.',
    lead: (stand, edition) => `Will ${stand} be at ${edition} again?`,
    yes: 'Yes, we will',
    no: 'No, not this time',
    saidNo: 'You told us that you are not coming.',
    saidNoHint: 'If you change your mind, you can say so here as long as the link works.',
    saidYes: 'We are glad that you are joining again.',
    form: 'Fill in the contract form',
    formHint:
      'Your details of last time are ready in the form. Choose your stand, and change what is different.',
    notYet:
      'You cannot choose a stand yet. As soon as you can, this link opens the contract form with your details.',
    gone: 'This invitation no longer works.',
    goneHint: 'The link is incomplete, or the fair is over. The organiser will help you.',
    contact: 'Contact us',
  },
})
