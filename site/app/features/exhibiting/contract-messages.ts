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
    contractSent:
      'U krijgt de offerte en het contract per e-mail. Teken het en stuur het terug; wij laten binnen drie werkdagen weten welke plek u krijgt.',
  },
  en: {
    contractTitle: 'Book your stand',
    contractText:
      'Seven steps, with the quotation beside them. Nothing binds you until you sign the contract that follows by email. First read the',
    terms: 'terms',
    and: 'and the',
    rules: 'rules',
    contractSent:
      'The quotation and the contract come by email. Sign and return them; within three working days we let you know which place is yours.',
  },
})
