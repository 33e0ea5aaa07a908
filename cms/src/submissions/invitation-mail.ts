import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { MailContent } from '../mail/mail-content'
import { plainName } from './mail-templates'

interface Invited {
  /** The sender's name, as they entered it. */
  readonly name: string
  readonly organisation: string
  /** Page to register on. */
  readonly url: string
}

/**
 * To a colleague who did not ask for it: the sender's name, the next step, and that it is optional.
 */
export function invitationMail(
  language: FormLanguage,
  { name, organisation, url }: Invited,
): MailContent {
  // The mail quotes a plain name only, so that strangers cannot send addresses or advertisements by
  // it.
  const person = plainName(name)
  const employer = plainName(organisation)
  if (language === 'nl') {
    const who = person ?? 'Een collega'
    return {
      language,
      subject: `${who} nodigt u uit voor de beurs`,
      title: 'Registreer u voor de beurs',
      paragraphs: [
        `${who}${employer ? ` van ${employer}` : ''} komt graag met u naar de beurs en gaf ons uw naam en e-mailadres. Met de knop registreert u zich; een bezoek kost niets. Pas als u dat doet, maken wij een account voor u.`,
        'Hebt u al een account? Dan hoeft u niets te doen: u bent al geregistreerd.',
      ],
      action: { label: 'Registreer gratis', url },
      remarks: [
        'Wilt u niet komen, dan hoeft u niets te doen: wij wissen uw naam en e-mailadres binnen een maand. Wij zeggen niemand of u zich registreert, tenzij u dat aankruist.',
      ],
    }
  }
  const who = person ?? 'A colleague'
  return {
    language,
    subject: `${who} invites you to the fair`,
    title: 'Register for the fair',
    paragraphs: [
      `${who}${employer ? ` of ${employer}` : ''} would like to visit the fair with you and gave us your name and email address. Use the button to register; admission is free. We only create an account for you if you do.`,
      'Already have an account? Then there is nothing you need to do: you are already registered.',
    ],
    action: { label: 'Register free', url },
    remarks: [
      'If you would rather not come, there is nothing you need to do: we will delete your name and email address within a month. We tell no one whether you have registered, unless you tick the box for it.',
    ],
  }
}

/** To the sender: a colleague who agreed to it has registered. @param colleague as the sender named them */
export const colleagueMail = (language: FormLanguage, colleague: string): MailContent => {
  const texts = {
    nl: [
      `${colleague} heeft zich geregistreerd`,
      'Uw collega is geregistreerd',
      `${colleague} heeft zich geregistreerd voor de beurs en vroeg ons u dat te laten weten.`,
    ],
    en: [
      `${colleague} has registered`,
      'Your colleague has registered',
      `${colleague} has registered for the fair and asked us to let you know.`,
    ],
  }
  const [subject = '', title = '', paragraph = ''] = texts[language]
  return { language, subject, title, paragraphs: [paragraph] }
}
