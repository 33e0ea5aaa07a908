import { formatDate } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { timeOfDay, today } from '~/i18n/today.ts'

/** An instant (ISO 8601) on the fair's calendar and clock: "21 november 2026, 20:21". */
export function momentOf(instant: string, locale: LocaleCode): string {
  const at = new Date(instant)
  return `${formatDate(today(at), locale)}, ${timeOfDay(at)}`
}
