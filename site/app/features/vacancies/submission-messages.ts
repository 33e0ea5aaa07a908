import { defineMessages } from '~/i18n/messages.ts'

export const vacancySubmissionMessages = defineMessages({
  nl: {
    title: 'Meld een vacature aan',
    lead: 'Staat u op de beurs en zoekt u mensen? Wij zetten uw vacature op de site, en bij uw stand.',
    overview: 'Vacatures',
    notYet: 'De standhouders volgen.',
    notYetHint: 'Zodra zij bekend zijn, melden zij hier hun vacatures aan.',
    participate: 'Deelnemen als standhouder',
    sentNext:
      'U krijgt een bevestiging per e-mail. Binnen drie werkdagen hoort u of wij uw vacature plaatsen.',
  },
  en: {
    title: 'Submit a vacancy',
    lead: 'Are you exhibiting and looking for people? We will publish your vacancy on the site, and on your exhibitor page.',
    overview: 'Vacancies',
    notYet: 'Exhibitors to be announced.',
    notYetHint: 'As soon as they are known, they can submit their vacancies here.',
    participate: 'Exhibit',
    sentNext:
      'You will receive a confirmation by email. Within three working days we will let you know whether your vacancy is published.',
  },
})
