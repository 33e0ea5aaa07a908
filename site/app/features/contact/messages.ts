import { defineMessages } from '~/i18n/messages.ts'

export const contactMessages = defineMessages({
  nl: {
    ask: 'Stel uw vraag',
    subject: {
      visit: 'Bezoek',
      exhibitor: 'Standhouder',
      press: 'Pers',
      programme: 'Programma',
      photo: 'Foto verwijderen',
    },
    removePhoto: 'Laat een foto verwijderen',
    prompt: 'Kies een onderwerp, dan komt uw vraag meteen bij de juiste persoon.',
    answersYou: (name: string) => `${name} helpt u verder.`,
    photoHint: 'Wij halen de foto binnen drie werkdagen weg.',
    replyTime: 'U krijgt binnen drie werkdagen antwoord.',
    sentNext:
      'U krijgt een bevestiging per e-mail. Binnen drie werkdagen hoort u van ons; noem dit kenmerk als u eerder belt.',
    photoSentNext:
      'U krijgt een bevestiging per e-mail. Wij halen de foto binnen drie werkdagen weg en laten het u weten.',
    rather: 'Liever mailen of bellen?',
    mailSubject: (subject: string, fair: string) => `${subject} – ${fair}`,
    office: 'Kantoor',
    email: 'E-mail',
    phone: 'Telefoon',
    hours: 'Bereikbaar',
    visitUs: 'Adres',
    route: 'Bekijk de route',
    team: 'Het team',
  },
  en: {
    ask: 'Ask your question',
    subject: {
      visit: 'Visiting',
      exhibitor: 'Exhibiting',
      press: 'Press',
      programme: 'Programme',
      photo: 'Remove a photo',
    },
    removePhoto: 'Have a photo removed',
    prompt: 'Choose a subject and your question goes straight to the right person.',
    answersYou: (name) => `${name} will help you.`,
    photoHint: 'We will remove the photo within three working days.',
    replyTime: 'You will receive an answer within three working days.',
    sentNext:
      'You will receive a confirmation by email and hear from us within three working days. If you call us before then, please quote this reference.',
    photoSentNext:
      'You will receive a confirmation by email. We will remove the photo within three working days and let you know.',
    rather: 'Would you rather email or call?',
    mailSubject: (subject, fair) => `${subject} – ${fair}`,
    office: 'Office',
    email: 'Email',
    phone: 'Phone',
    hours: 'Office hours',
    visitUs: 'Address',
    route: 'How to get here',
    team: 'The team',
  },
})
