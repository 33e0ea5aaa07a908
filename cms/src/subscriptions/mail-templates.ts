import type { FormLanguage, Text } from '@beursvloer/contract/forms/definition'
import {
  CONFIRMATION_PAGE,
  type SubscriptionKind,
  UNSUBSCRIBE_PAGE,
} from '@beursvloer/contract/forms/subscription'
import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { type MailContent, mailIn } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'
import { unsubscribeToken } from './unsubscribe-token'

const withToken = (page: string, language: FormLanguage, token: string): string =>
  `${siteAddress(page, language)}?token=${encodeURIComponent(token)}`

const NAMES: Readonly<Record<SubscriptionKind, Text>> = {
  newsletter: { nl: 'de nieuwsbrief', en: 'the newsletter' },
  'programme-mail': {
    nl: 'een bericht zodra het programma er is',
    en: 'an email as soon as the programme is published',
  },
}

interface Subscriber {
  readonly kind: SubscriptionKind
  readonly language: FormLanguage
  readonly documentId: string
}

const unsubscribe = ({ language, documentId }: Subscriber) => ({
  label: language === 'nl' ? 'Afmelden' : 'Unsubscribe',
  url: withToken(UNSUBSCRIBE_PAGE, language, unsubscribeToken(documentId)),
})

/** Double opt-in: asks the owner of the address to confirm the subscription. */
export function optInMail(subscriber: Subscriber, token: string, days: number): MailContent {
  const { kind, language } = subscriber
  const what = NAMES[kind][language]
  const url = withToken(CONFIRMATION_PAGE, language, token)
  return mailIn(language, {
    nl: {
      subject: 'Bevestig uw aanmelding',
      paragraphs: [`Met dit e-mailadres is gevraagd om ${what}. Klopt dat?`],
      action: { label: 'Ja, meld mij aan', url },
      remarks: [
        `De link werkt ${days} dagen. Hebt u dit niet gevraagd, dan hoeft u niets te doen: zonder bevestiging wissen wij uw adres.`,
      ],
    },
    en: {
      subject: 'Confirm your subscription',
      paragraphs: [`Someone used this email address to sign up for ${what}. Was that you?`],
      action: { label: 'Yes, subscribe me', url },
      remarks: [
        `The link works for ${days} days. If you did not sign up, there is nothing you need to do: without confirmation, we delete your address.`,
      ],
    },
  })
}

/** Tells a subscriber by mail that they were one already; the page does not reveal it. */
export function alreadySubscribedMail(subscriber: Subscriber): MailContent {
  const { kind, language } = subscriber
  const what = NAMES[kind][language]
  return mailIn(language, {
    nl: {
      subject: 'U was al aangemeld',
      paragraphs: [`Met dit e-mailadres bent u al aangemeld voor ${what}. U hoeft niets te doen.`],
      unsubscribe: unsubscribe(subscriber),
    },
    en: {
      subject: 'You are already subscribed',
      paragraphs: [
        `This email address is already signed up for ${what}. There is nothing you need to do.`,
      ],
      unsubscribe: unsubscribe(subscriber),
    },
  })
}

/** The mail to subscribers on the day that the programme is published. */
export function programmeMail(subscriber: Subscriber): MailContent {
  const { language } = subscriber
  const url = siteAddress(PROGRAMME_PAGE, language)
  return mailIn(language, {
    nl: {
      subject: 'Het programma is er',
      paragraphs: ['U vroeg om een bericht zodra het programma er is. Dat is nu.'],
      action: { label: 'Bekijk programma', url },
      remarks: ['Dit is het enige bericht: uw aanmelding hebben wij gewist.'],
    },
    en: {
      subject: 'The programme is here',
      paragraphs: [
        'You asked us to let you know as soon as the programme was published. Here it is.',
      ],
      action: { label: 'View programme', url },
      remarks: ['This is the only email you will receive: we have deleted your subscription.'],
    },
  })
}
