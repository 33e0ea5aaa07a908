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
      lead: 'One more click, and we know that this address is yours.',
      button: 'Confirm',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      lead: 'Would you like no more mail from us at this address? You need not sign in.',
      button: 'Unsubscribe',
    },
    outcome: {
      confirmed: {
        newsletter: 'Your address is confirmed. You will receive the next newsletter.',
        'programme-mail': 'Your address is confirmed. You will hear when the programme is out.',
      },
      'already-confirmed': 'This address was confirmed before. You need do nothing.',
      unsubscribed: 'You are unsubscribed. We have taken your address off the list.',
      expired: 'Link expired.',
      unknown: 'This link is not right.',
      failed: 'That does not work now. Please try again in a minute.',
    },
    again: 'Sign up again and we send a new link.',
    whole: 'Copy the whole link from the message, or sign up again.',
    toForm: 'To the form',
    home: 'Back to home',
    retry: 'Try again',
  },
})
