import { defineMessages } from '~/i18n/messages.ts'

export const formMessages = defineMessages({
  nl: {
    optional: '(optioneel)',
    choose: 'Maak een keuze',
    send: 'Versturen',
    sending: (percent: number) => `Bezig met versturen… ${percent}%`,
    check: 'Controleer het volgende:',
    received: 'Ontvangen.',
    receivedAs: (reference: string) => `Ontvangen. Kenmerk ${reference}.`,
    noConnection: 'Geen verbinding.',
    noConnectionHint:
      'Wat u hebt ingevuld staat er nog. Probeer het opnieuw zodra u verbinding hebt.',
    failed: 'Er is iets fout gegaan.',
    privacy: 'Wij gebruiken uw gegevens alleen hiervoor.',
    privacyLink: 'Lees de privacyverklaring',
    leaveEmpty: 'Laat dit veld leeg',
    failedHint: 'Wat u hebt ingevuld staat er nog. Probeer het straks opnieuw.',
  },
  en: {
    optional: '(optional)',
    choose: 'Make a choice',
    send: 'Send',
    sending: (percent) => `Sending… ${percent}%`,
    check: 'Please check:',
    received: 'Received.',
    receivedAs: (reference) => `Received. Reference ${reference}.`,
    noConnection: 'No connection.',
    noConnectionHint: 'What you filled in is still here. Try again once you are connected.',
    failed: 'Something went wrong.',
    privacy: 'We use your details for this alone.',
    privacyLink: 'Read the privacy statement',
    leaveEmpty: 'Leave this field empty',
    failedHint: 'What you filled in is still here. Try again later.',
  },
})
