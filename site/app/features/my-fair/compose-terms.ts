import type { DayEntry } from './day-entry.ts'

/** As what somebody comes: who commissions building, who offers it, who advises, studies or teaches. */
export const ROLES = ['client', 'supplier', 'adviser'] as const
export type Role = (typeof ROLES)[number]

/** Points by which items and stands are chosen; the page says them. */
export const POINTS = { theme: 10, saved: 20, role: 5, featured: 2 } as const

/** What of a visitor's own day stays when a day is composed: places, appointments, and visits with a time. */
export const staysFixed = ({ status }: Pick<DayEntry, 'status'>): boolean =>
  status !== 'saved' && status !== 'waiting'
