import { formatDate } from './dates.ts'
import type { LocaleCode } from './locales.ts'
import { timeOfDay, today } from './today.ts'

/** An instant (ISO 8601) on the fair's calendar and clock: "21 november 2026, 20:21". */
export function momentOf(instant: string, locale: LocaleCode): string {
  const at = new Date(instant)
  return `${formatDate(today(at), locale)}, ${timeOfDay(at)}`
}
