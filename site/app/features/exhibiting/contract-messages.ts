import { defineMessages } from '~/i18n/messages.ts'

/** Texts around the contract form. */
export const contractMessages = defineMessages({
  nl: {
    contractTitle: 'Leg uw stand vast',
    contractText:
      'Zeven stappen, met de offerte erbij. U zit nergens aan vast tot u het contract tekent dat u daarna per e-mail krijgt. Lees eerst de',
    terms: 'voorwaarden',
    and: 'en het',
    rules: 'reglement',
    forStand: (number: string, area: string, sides: string) =>
      `U boekt stand ${number}: ${area}, ${sides}. In stap 4 staat zij ingevuld.`,
    standGone: (number: string) =>
      `Stand ${number} is niet meer vrij. In stap 4 kiest u een andere.`,
    receipt: 'Uw offerte',
    contractSent:
      'U krijgt de offerte en het contract per e-mail. Teken het en stuur het terug; wij laten binnen drie werkdagen weten welke plek u krijgt.',
  },
  en: {
    contractTitle: 'Book your stand',
    contractText:
      'Seven steps, with your quotation alongside. Nothing is binding until you sign the contract we send you by email. Before you start, read the',
    terms: 'terms and conditions',
    and: 'and the',
    rules: 'exhibitor rules',
    forStand: (number, area, sides) =>
      `You are booking stand ${number}: ${area}, ${sides}. It is filled in at step 4.`,
    standGone: (number) => `Stand ${number} is no longer available. Choose another at step 4.`,
    receipt: 'Your quotation',
    contractSent:
      'The quotation and the contract are on their way by email. Sign and return them; we will let you know which stand is yours within three working days.',
  },
})
