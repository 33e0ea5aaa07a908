/** How numbers and dates are written, as BCP 47 language tags. */
export const languageTags = { nl: 'nl-NL', en: 'en-GB' } as const
