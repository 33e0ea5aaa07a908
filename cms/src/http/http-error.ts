import type { FieldProblems, FormLanguage } from '@beursvloer/contract/forms/definition'
import type { SubmissionRefusal } from '@beursvloer/contract/forms/submission'

type Status = SubmissionRefusal['error']['status'] | 400 | 404

const NAMES: Readonly<Record<Status, string>> = {
  400: 'BadRequestError',
  404: 'NotFoundError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'ValidationError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
}

/** Why a submission is not taken; its message is for the visitor, in the language of the form. */
export class Refusal extends Error {
  constructor(
    readonly status: Status,
    message: string,
    readonly fields?: FieldProblems,
  ) {
    super(message)
    this.name = NAMES[status]
  }
}

/** Texts about a form as a whole. */
const TEXTS = {
  // The spec's text for a form with invalid fields (spec §5).
  fields: {
    nl: 'Sorry, niet alle velden zijn correct ingevuld.',
    en: 'Sorry, not all fields are filled out correctly.',
  },
  unknownField: { nl: 'Dit veld is niet goed ingevuld.', en: 'Field is invalid.' },
  files: { nl: 'Niet alle bestanden kunnen mee.', en: 'Not all files can be sent.' },
  tooLarge: {
    nl: 'Samen zijn de bestanden te groot.',
    en: 'Together the files are too large.',
  },
  otherContent: {
    nl: 'Dit formulier is al verzonden, met een andere inhoud. Laad de pagina opnieuw om nog een formulier te versturen.',
    en: 'This form has been sent already, with other content. Reload the page to send another one.',
  },
  later: {
    nl: 'Het formulier kan nu niet worden bewaard. Probeer het over een halve minuut opnieuw.',
    en: 'The form cannot be stored now. Try again in half a minute.',
  },
} as const

/** A text about a form as a whole. */
export const textOf = (name: keyof typeof TEXTS, language: FormLanguage): string =>
  TEXTS[name][language]
