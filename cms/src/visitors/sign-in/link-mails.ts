import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { type MailContent, mailIn } from '../../mail/mail-content'
import type { SignUpItem } from '../../sign-ups/item'
import { placeFacts } from '../../sign-ups/mails/place-mails'
import { LINK_MINUTES } from '../accounts/links'

const NOT_YOU = {
  nl: 'Vroeg u dit niet aan? Dan hoeft u niets te doen.',
  en: 'Did not request this? Then there is nothing you need to do.',
}
const LASTS = {
  nl: `De link werkt één keer, ${LINK_MINUTES} minuten lang.`,
  en: `The link works once, for ${LINK_MINUTES} minutes.`,
}

/** The link to sign in with in place of a password. */
export const signInLinkMail = (language: FormLanguage, url: string): MailContent =>
  mailIn(language, {
    nl: {
      subject: 'Uw link om in te loggen',
      title: 'Log in met deze link',
      paragraphs: ['Met deze link logt u in zonder wachtwoord.'],
      action: { label: 'Log in', url },
      remarks: [LASTS.nl, NOT_YOU.nl],
    },
    en: {
      subject: 'Your sign-in link',
      title: 'Sign in with this link',
      paragraphs: ['This link signs you in without a password.'],
      action: { label: 'Sign in', url },
      remarks: [LASTS.en, NOT_YOU.en],
    },
  })

const clock = (at: Date): string =>
  new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: FAIR_TIME_ZONE }).format(at)

interface GuestPlace {
  readonly item: SignUpItem
  readonly until: Date | null
  readonly free: boolean
}

/** The link that confirms a held place. */
export function guestMail(
  language: FormLanguage,
  url: string,
  { item, until, free }: GuestPlace,
): MailContent {
  const sections = [placeFacts(item, language)]
  return mailIn(language, {
    nl: {
      subject: `Bevestig uw aanmelding: ${item.title.nl}`,
      title: 'Bevestig uw aanmelding',
      paragraphs: [
        until
          ? `Tot ${clock(until)} uur houden wij een plaats voor u vast. Met de link is die van u. Raakt alles vol, dan gaan bezoekers voor die al bevestigd hebben of een account hebben. Daarna krijgt u een plaats als er nog een is.`
          : free
            ? 'Er zijn nog plaatsen, maar wij houden er geen voor u vast. Met de link krijgt u een plaats, zolang er nog een is.'
            : 'Alle plaatsen zijn nu bezet. Met de link komt u op de wachtlijst, of krijgt u een plaats als er intussen een vrij is.',
      ],
      action: { label: 'Bevestig', url },
      sections,
      remarks: [LASTS.nl, NOT_YOU.nl],
    },
    en: {
      subject: `Confirm your sign-up: ${item.title.en}`,
      title: 'Confirm your sign-up',
      paragraphs: [
        until
          ? `We are holding a place for you until ${clock(until)}. Use the link to make it yours. If everything fills up, visitors who have confirmed or have an account go first. After that, you get a place only if one is left.`
          : free
            ? 'There are places left, but we are not holding one for you. The link gives you a place for as long as there is one.'
            : 'All places are currently taken. The link puts you on the waiting list, or gives you a place if one has become available.',
      ],
      action: { label: 'Confirm', url },
      sections,
      remarks: [LASTS.en, NOT_YOU.en],
    },
  })
}
