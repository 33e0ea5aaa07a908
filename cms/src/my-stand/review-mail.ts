import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { standPresentationPath } from '@beursvloer/contract/page-addresses'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

interface Reviewed {
  readonly exhibitor: string
  readonly exhibitorId: string
  /** Numbers of fields. */
  readonly accepted: number
  readonly left: number
  /** What staff wrote; may be empty. */
  readonly message: string
}

/** The result of a review, to the exhibitor. */
export function reviewMail(language: FormLanguage, reviewed: Reviewed): MailContent {
  const { exhibitor, exhibitorId, accepted, left, message } = reviewed
  const url = siteAddress(standPresentationPath(exhibitorId), language)
  const note = message ? [message] : []
  if (language === 'nl') {
    const title = left > 0 ? 'Uw presentatie kan nog beter' : 'Uw presentatie staat op de site'
    const onSite = 'Wij hebben uw voorstel bekeken; het staat op de site.'
    const some = 'Een deel staat op de site. Van de rest vragen wij u iets te wijzigen:'
    const none = 'Wij hebben uw voorstel bekeken en vragen u iets te wijzigen:'
    return {
      ...{ language, title, subject: `${title}: ${exhibitor}` },
      paragraphs: [left === 0 ? onSite : accepted > 0 ? some : none, ...note],
      action: { label: left > 0 ? 'Wijzig uw presentatie' : 'Bekijk uw presentatie', url },
    }
  }
  const title = left > 0 ? 'Your presentation needs a change' : 'Your presentation is on the site'
  const onSite = 'We have reviewed your proposal; it is on the site now.'
  const some = 'Part of it is on the site now. We ask you to change something in the rest:'
  const none = 'We have reviewed your proposal and ask you to change something:'
  return {
    ...{ language, title, subject: `${title}: ${exhibitor}` },
    paragraphs: [left === 0 ? onSite : accepted > 0 ? some : none, ...note],
    action: { label: left > 0 ? 'Change your presentation' : 'View your presentation', url },
  }
}
