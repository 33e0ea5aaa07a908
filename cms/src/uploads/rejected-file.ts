import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { languageTags } from '@beursvloer/contract/language-tags'

/** Reasons to reject an uploaded file, with the HTTP status and text of each. */
const REASONS = {
  type: { status: 415, nl: 'Dit bestandstype kan niet.', en: 'File type not allowed.' },
  size: { status: 413, nl: 'Maximaal {k} kB per bestand.', en: 'Maximum {k} kB per file.' },
  count: { status: 413, nl: 'Kies maximaal {n} bestanden.', en: 'Choose at most {n} files.' },
  pixels: {
    status: 413,
    nl: 'Deze afbeelding is te groot. Gebruik er een van maximaal {m} megapixel.',
    en: 'This image is too large. Use one of {m} megapixels at most.',
  },
  unreadable: {
    status: 415,
    nl: 'Dit bestand is beschadigd. Sla het opnieuw op en probeer het nog eens.',
    en: 'This file is damaged. Save it again and try once more.',
  },
  active: {
    status: 415,
    nl: 'In dit bestand staan scripts of verwijzingen naar elders. Sla het op zonder.',
    en: 'This file contains scripts or external references. Save it without them.',
  },
  protected: {
    status: 415,
    nl: 'Dit bestand is beveiligd met een wachtwoord. Sla het op zonder.',
    en: 'This file is password-protected. Save it without a password.',
  },
  virus: {
    status: 415,
    nl: 'In dit bestand is een virus gevonden.',
    en: 'A virus was found in this file.',
  },
} as const

export type FileReason = keyof typeof REASONS

/** A file that is not accepted. */
export class RejectedFile extends Error {
  readonly status: 413 | 415

  /** @param numbers values of `{k}`, `{n}` and `{m}` in the text */
  constructor(
    readonly reason: FileReason,
    private readonly numbers: Readonly<Record<string, number>> = {},
  ) {
    super(reason)
    this.status = REASONS[reason].status
  }

  /** The message to the sender. */
  text(language: FormLanguage): string {
    const number = new Intl.NumberFormat(languageTags[language])
    return REASONS[this.reason][language].replace(/\{(\w)\}/g, (_, name: string) =>
      number.format(this.numbers[name] ?? 0),
    )
  }
}
