import type { FormLanguage } from '@beursvloer/contract/forms/definition'

/** Texts about a form as a whole. */
const TEXTS = {
  // The text of a form with invalid fields (requirements 7.3).
  fields: {
    nl: 'Sorry, niet alle velden zijn correct ingevuld.',
    en: 'Sorry, not all fields are filled out correctly.',
  },
  unknownField: { nl: 'Dit veld is niet goed ingevuld.', en: 'Field is invalid.' },
  files: { nl: 'Niet alle bestanden kunnen mee.', en: 'Not all files could be sent.' },
  otherContent: {
    nl: 'Dit formulier is al verzonden, met een andere inhoud. Laad de pagina opnieuw om nog een formulier te versturen.',
    en: 'This form has already been sent with different content. Reload the page to send another.',
  },
} as const

/** A text about a form as a whole. */
export const formText = (name: keyof typeof TEXTS, language: FormLanguage): string =>
  TEXTS[name][language]
