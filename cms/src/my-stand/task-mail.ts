import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { standTaskPath } from '@beursvloer/contract/page-addresses'
import { longDate } from '../fair/dates'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'
import type { TaskRow } from './tasks'

interface Reminded {
  readonly task: TaskRow
  readonly exhibitor: string
  readonly exhibitorId: string
  /** Days left; negative when it is late. */
  readonly days: number
}

/** Reminds an exhibitor of an open task. */
export function taskMail(
  language: FormLanguage,
  { task, exhibitor, exhibitorId, days }: Reminded,
): MailContent {
  const url = siteAddress(standTaskPath(exhibitorId, task.documentId), language)
  const day = longDate(task.due, language)
  if (language === 'nl') {
    const when = days < 0 ? `had op ${day} klaar moeten zijn` : `is nodig voor ${day}`
    return {
      ...{ language, subject: `${task.titleNl}: ${days < 0 ? 'te laat' : `voor ${day}`}` },
      title: task.titleNl,
      paragraphs: [
        `Voor ${exhibitor} staat nog een taak open: ‘${task.titleNl}’ ${when}.`,
        ...(task.helpNl ? [task.helpNl] : []),
      ],
      action: { label: 'Lever in', url },
    }
  }
  const title = task.titleEn || task.titleNl
  const help = task.helpEn || task.helpNl
  const when = days < 0 ? `was due on ${day}` : `is due on ${day}`
  return {
    ...{ language, title, subject: `${title}: ${days < 0 ? 'late' : `due ${day}`}` },
    paragraphs: [
      `There is an open task for ${exhibitor}: ‘${title}’ ${when}.`,
      ...(help ? [help] : []),
    ],
    action: { label: 'Hand in', url },
  }
}
