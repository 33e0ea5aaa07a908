import { daysBetween } from '@beursvloer/contract/fair-time'
import type { StandTask } from '@beursvloer/contract/my-stand/tasks'
import type { LocaleCode } from '~/i18n/locales.ts'

/** Days to the first day of the fair; null once it has begun, or without a date. */
export function daysBefore(today: string, startDate: string): number | null {
  const days = startDate ? daysBetween(today, startDate) : 0
  return days > 0 ? days : null
}

/** A task in the language of the page. */
export function toTaskView(task: StandTask, today: string, locale: LocaleCode) {
  const { id, title, help, kind, due, answer } = task
  return {
    ...{ id, kind, due, answer },
    title: title[locale],
    help: help[locale],
    /** Days left; negative when it is late. */
    days: daysBetween(today, due),
  }
}

export type TaskView = ReturnType<typeof toTaskView>
