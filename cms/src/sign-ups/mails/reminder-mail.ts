import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { weekdayDate } from '@beursvloer/contract/weekday-date'
import { type MailContent, mailIn } from '../../mail/mail-content'
import { siteAddress } from '../../mail/site-address'
import type { SignUpItem } from '../item'
import type { Language } from './place-mails'

/** A visitor's places of a day, in their order. */
export function reminderMail(items: readonly SignUpItem[], language: Language): MailContent {
  const day = weekdayDate(items[0]?.date ?? '', language)
  const answers = items.map(({ start, end, title, room, hall }) => ({
    label: `${start}–${end}`,
    text: [title[language], [room[language], hall[language]].filter(Boolean).join(', ')].join('\n'),
  }))
  const sections = [{ title: '', answers }]
  const url = siteAddress(MY_FAIR_PAGE, language)
  return mailIn(language, {
    nl: {
      subject: `Morgen op de beurs: uw ${day}`,
      title: `Uw ${day}`,
      paragraphs: [
        items.length === 1
          ? 'Morgen hebt u een plaats bij dit onderdeel.'
          : `Morgen hebt u een plaats bij ${items.length} onderdelen.`,
        'Uw hele dag staat als agendabestand bij deze mail.',
      ],
      sections,
      action: { label: 'Bekijk uw dag', url },
      remarks: ['Kunt u niet komen? Meld u dan af, zodat iemand anders uw plaats krijgt.'],
    },
    en: {
      subject: `Tomorrow at the fair: your ${day}`,
      title: `Your ${day}`,
      paragraphs: [
        items.length === 1
          ? 'Tomorrow you have a place at this item.'
          : `Tomorrow you have places at ${items.length} items.`,
        'Your whole day is attached to this email as a calendar file.',
      ],
      sections,
      action: { label: 'View your day', url },
      remarks: ['Unable to come? Please cancel, so that someone else can have your place.'],
    },
  })
}
