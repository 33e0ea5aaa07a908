import {
  byId,
  CONSENTS_ID,
  PROFILE_PAGE,
  programmeItemPath,
} from '@beursvloer/contract/page-addresses'
import type { MailContent } from '../../mail/mail-content'
import { siteAddress } from '../../mail/site-address'
import type { SignUpItem } from '../item'
import type { NotifiedState } from '../rows'
import { type Language, type Moved, placeFacts, whenText, whereText } from './place-mails'

/** The page where visitors choose their mails. */
const CONSENTS_PATH = `${PROFILE_PAGE}#${CONSENTS_ID}`

interface SavedChange {
  readonly occasion: Moved
  readonly language: Language
  readonly item: SignUpItem
  readonly before: NotifiedState
}

const TEXTS = {
  nl: {
    moved: ['Gewijzigd', 'Een onderdeel dat u bewaarde heeft een andere tijd of plaats.'],
    'item-cancelled': ['Geannuleerd', 'Een onderdeel dat u bewaarde gaat niet door.'],
    'item-resumed': ['Gaat toch door', 'Een onderdeel dat u bewaarde gaat toch door.'],
    was: (before: NotifiedState) => `Het was ${whenText(before, 'nl')}, ${whereText(before)}.`,
    look: 'Bekijk het onderdeel',
    why: 'U krijgt deze mail omdat u in uw profiel koos om dit te horen.',
    stop: 'Wijzig die keuze',
  },
  en: {
    moved: ['Changed', 'A session that you saved has another time or place.'],
    'item-cancelled': ['Cancelled', 'A session that you saved will not take place.'],
    'item-resumed': ['Going ahead after all', 'A session that you saved is going ahead after all.'],
    was: (before: NotifiedState) => `It was ${whenText(before, 'en')}, ${whereText(before)}.`,
    look: 'View the session',
    why: 'You get this email because you chose in your profile to hear of this.',
    stop: 'Change that choice',
  },
} as const

/** The mail to visitors with a saved item: its changes, with the note of the change. */
export function savedMail({ occasion, language, item, before }: SavedChange): MailContent {
  const t = TEXTS[language]
  const [title, what] = t[occasion]
  const note = item.changeNote[language]
  return {
    language,
    subject: `${title}: ${item.title[language]}`,
    title,
    paragraphs: [occasion === 'moved' ? `${what} ${t.was(before)}` : what, ...(note ? [note] : [])],
    action: { label: t.look, url: siteAddress(programmeItemPath(byId(item)), language) },
    sections: [placeFacts(item, language)],
    remarks: [t.why],
    unsubscribe: { label: t.stop, url: siteAddress(CONSENTS_PATH, language) },
  }
}
