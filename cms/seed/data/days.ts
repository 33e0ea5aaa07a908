import type { DaySeed } from '../types-programme.ts'

/** The two fair days with their opening hours; every session lies within them. */
export const days: DaySeed[] = [
  { edition: 2027, date: '2027-03-17', opensAt: '09:30', closesAt: '17:30' },
  { edition: 2027, date: '2027-03-18', opensAt: '09:30', closesAt: '17:00' },
]
