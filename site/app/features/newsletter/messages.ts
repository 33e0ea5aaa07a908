import { defineMessages } from '~/i18n/messages.ts'

export const newsletterMessages = defineMessages({
  nl: {
    label: 'Nieuwsbrief',
    title: 'Blijf op de hoogte',
    lead: 'Acht keer per jaar: wie er komt, wat er op het programma staat en wat er in het vak verandert.',
    sent: 'Controleer uw e-mail.',
    sentNext:
      'Klik op de knop in het bericht dat wij u stuurden; pas daarna staat u op de lijst. Niets ontvangen? Kijk ook bij ongewenste e-mail.',
    loading: 'Het formulier wordt geladen.',
    programmeSentNext:
      'Klik op de knop in het bericht dat wij u stuurden. Op de dag dat het programma er is, krijgt u één e-mail.',
  },
  en: {
    label: 'Newsletter',
    title: 'Stay informed',
    lead: 'Eight times a year: who is coming, what is on the programme and what is changing in the field.',
    sent: 'Check your email.',
    sentNext:
      'Press the button in the email we sent you to complete your subscription. Nothing received? Check your spam folder.',
    loading: 'The form is loading.',
    programmeSentNext:
      'Press the button in the email we sent you. You will receive a single email on the day the programme is published.',
  },
})
