import { defineMessages } from '~/i18n/messages.ts'

export const vacancySubmissionMessages = defineMessages({
  nl: {
    title: 'Meld een vacature aan',
    lead: 'Staat u op de beurs en zoekt u mensen? Wij zetten uw vacature op de site, en bij uw stand.',
    overview: 'Vacatures',
    breadcrumb: 'Kruimelpad',
    sentNext:
      'U krijgt een bevestiging per e-mail. Binnen drie werkdagen hoort u of wij uw vacature plaatsen.',
  },
  en: {
    title: 'Submit a vacancy',
    lead: 'Are you at the fair, and looking for people? We put your vacancy on the site, and with your stand.',
    overview: 'Vacancies',
    breadcrumb: 'Breadcrumb',
    sentNext:
      'A confirmation comes by email. Within three working days we tell you whether we publish your vacancy.',
  },
})
