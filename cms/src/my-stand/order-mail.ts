import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { standOrdersPagePath } from '@beursvloer/contract/page-addresses'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

interface ChangedOrder {
  readonly reference: string
  /** Name of the member who changed the order. */
  readonly by: string
  /** `Vlag: 2 → 3`. */
  readonly differences: readonly string[]
}

/** To the member who ordered, with the new confirmation. */
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

/** To the managers of an exhibitor: a proof waits for their answer. */
export function proofMail(
  language: FormLanguage,
  about: { readonly reference: string; readonly exhibitorId: string; readonly file: string },
): MailContent {
  const { reference, exhibitorId, file } = about
  const url = siteAddress(standOrdersPagePath(exhibitorId), language)
  const [title, text, label] =
    language === 'nl'
      ? [
          'Een drukproef wacht op uw akkoord',
          `In Mijn stand staat ‘${file}’ klaar. Keur de proef goed, of schrijf wat er anders moet; pas daarna gaan wij maken.`,
          'Bekijk de drukproef',
        ]
      : [
          'A proof is waiting for your approval',
          `‘${file}’ is ready in My stand. Approve the proof, or write what should change; we start production after that.`,
          'View the proof',
        ]
  return {
    ...{ language, title, reference, subject: `${title}: ${reference}` },
    paragraphs: [text],
    action: { label, url },
  }
}

/** To the organiser: a proof was approved or sent back. */
export const proofAnsweredNotice = ({
  reference,
  by,
  said,
  url,
}: {
  readonly reference: string
  readonly by: string
  readonly said: string
  readonly url: string
}): MailContent => ({
  ...{ language: 'nl', reference, title: 'Antwoord op een drukproef' },
  subject: `Antwoord op een drukproef: ${reference}`,
  paragraphs: [`${by} antwoordde in Mijn stand.`, said],
  action: { label: 'Bekijk de bestelling', url },
})
