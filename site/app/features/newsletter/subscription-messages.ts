import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the pages to which links in mails lead. */
export const subscriptionMessages = defineMessages({
  nl: {
    confirm: {
      title: 'Bevestig uw aanmelding',
      lead: 'Nog één keer klikken, dan weten wij dat dit adres van u is.',
      button: 'Bevestigen',
    },
    unsubscribe: {
      title: 'Afmelden',
      lead: 'Wilt u geen post van ons meer op dit adres? U hoeft niet in te loggen.',
      button: 'Afmelden',
    },
    outcome: {
      confirmed: {
        newsletter: 'Uw adres is bevestigd. U krijgt de volgende nieuwsbrief.',
        'programme-mail': 'Uw adres is bevestigd. U krijgt bericht zodra het programma er is.',
      },
      'already-confirmed': 'Dit adres was al bevestigd. U hoeft niets te doen.',
      unsubscribed: 'U bent afgemeld. Wij hebben uw adres van de lijst gehaald.',
      expired: 'Link verlopen.',
      unknown: 'Deze link klopt niet.',
      failed: 'Dat lukt nu niet. Probeer het over een minuut opnieuw.',
    },
    again: 'Meld u opnieuw aan; dan sturen wij een nieuwe link.',
    whole: 'Kopieer de hele link uit het bericht, of meld u opnieuw aan.',
    toForm: 'Naar het formulier',
    home: 'Terug naar home',
    retry: 'Opnieuw proberen',
  },
  en: {
    confirm: {
      title: 'Confirm your address',
      lead: 'One more click, so that we know this address is yours.',
      button: 'Confirm',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      lead: 'Would you like to stop receiving email from us at this address? There is no need to sign in.',
      button: 'Unsubscribe',
    },
    outcome: {
      confirmed: {
        newsletter: 'Your address has been confirmed. You will receive the next newsletter.',
        'programme-mail':
          'Your address has been confirmed. We will let you know when the programme is published.',
      },
      'already-confirmed':
        'This address has already been confirmed. There is nothing you need to do.',
      unsubscribed: 'You have been unsubscribed. We have removed your address from the list.',
      expired: 'Link expired.',
      unknown: 'This link is not valid.',
      failed: 'That did not work. Please try again in a minute.',
    },
    again: 'Sign up again and we will send you a new link.',
    whole: 'Copy the whole link from the email, or sign up again.',
    toForm: 'Go to the form',
    home: 'Back to home',
    retry: 'Try again',
  },
})
