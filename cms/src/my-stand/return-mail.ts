import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { STAND_RETURN_PAGE } from '@beursvloer/contract/page-addresses'
import { type MailContent, mailIn } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

interface Invited {
  readonly exhibitor: string
  /** Name of the edition. */
  readonly edition: string
  /** What staff wrote, in the language of the mail. */
  readonly message: string
  readonly token: string
}

/** Invites an exhibitor to come again. */
export function returnMail(
  language: FormLanguage,
  { exhibitor, edition, message, token }: Invited,
): MailContent {
  const url = `${siteAddress(STAND_RETURN_PAGE, language)}?${new URLSearchParams({ code: token })}`
  return mailIn(language, {
    nl: {
      subject: `${exhibitor} op ${edition}?`,
      title: `Doet u weer mee aan ${edition}?`,
      paragraphs: [message],
      action: { label: 'Bekijk en antwoord', url },
      remarks: [
        'Deze link is persoonlijk: wie hem heeft, ziet de gegevens van uw vorige deelname en kan voor u antwoorden.',
      ],
    },
    en: {
      subject: `${exhibitor} at ${edition}?`,
      title: `Will you exhibit at ${edition} again?`,
      paragraphs: [message],
      action: { label: 'View and answer', url },
      remarks: [
        'This link is personal: whoever has it sees the details of your previous participation and can answer for you.',
      ],
    },
  })
}
