import type { ProgrammeItem } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { exportMessages } from './messages.ts'

/** Names of its speakers with what they do, one a line; '' without speakers. */
export const speakerLines = ({ contributions }: ProgrammeItem): string =>
  contributions
    .map(({ speaker }) => `${speaker.name}, ${speaker.jobTitle}, ${speaker.organisation}`)
    .join('\n')

/**
 * What became of an item since it was announced and why, with when and where it used to be; '' for
 * one that goes as planned.
 */
export function changeText(item: ProgrammeItem, locale: LocaleCode): string {
  if (item.state === 'planned') return ''
  const t = exportMessages[locale]
  const note = `${t.change[item.state]}\n${item.changeNote}`
  const { previousDay, previousStart, previousEnd, previousRoom } = item
  if (item.state === 'cancelled' || !(previousDay || previousStart || previousRoom)) return note
  const was = t.was(
    formatDate((previousDay ?? item.day).date, locale, 'day'),
    previousStart || item.start,
    previousEnd || item.end,
    (previousRoom ?? item.room).name,
  )
  return `${note}\n${was}`
}
