import type { DayEntry } from './day-entry.ts'

/**
 * Roles of visitors: those who commission building, who offer it, and who advise, study or teach.
 */
export const ROLES = ['client', 'supplier', 'adviser'] as const
export type Role = (typeof ROLES)[number]

/** Points by which items and stands are chosen; shown on the page. */
export const POINTS = { theme: 10, saved: 20, role: 5, featured: 2 } as const

/**
 * Whether an entry stays when a day is composed: places, appointments, and visits with a time do.
 */
export const staysFixed = ({ status }: Pick<DayEntry, 'status'>): boolean =>
  status !== 'saved' && status !== 'waiting'
