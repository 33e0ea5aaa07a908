import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { MailContent } from '../mail/mail-content'

interface ChangedOrder {
  readonly reference: string
  /** Who changed it. */
  readonly by: string
  /** `Vlag: 2 → 3`. */
  readonly differences: readonly string[]
}

/** To the one who ordered, with the new confirmation. */
export function orderChangedMail(
  language: FormLanguage,
  { reference, by, differences }: ChangedOrder,
): MailContent {
  const [title, text] =
    language === 'nl'
      ? [
          'Uw bestelling is gewijzigd',
          `${by} wijzigde uw bestelling in Mijn stand. De nieuwe bevestiging zit bij dit bericht en vervangt de vorige.`,
        ]
      : [
          'Your order has been changed',
          `${by} changed your order in My stand. The new confirmation is attached and replaces the previous one.`,
        ]
  return {
    ...{ language, title, reference, subject: `${title}: ${reference}` },
    paragraphs: [text, ...differences],
  }
}

/** To the organiser. */
export const orderChangedNotice = ({
  reference,
  by,
  differences,
  url,
}: ChangedOrder & { readonly url: string }): MailContent => ({
  ...{ language: 'nl', reference, title: 'Bestelling gewijzigd' },
  subject: `Bestelling gewijzigd: ${reference}`,
  paragraphs: [`${by} wijzigde deze bestelling in Mijn stand.`, ...differences],
  action: { label: 'Bekijk de bestelling', url },
})
