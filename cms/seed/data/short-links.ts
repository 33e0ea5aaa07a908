import type { ShortLinkSeed } from '../types-floor.ts'

/** Short addresses for posters and badges: `/l/tours`. */
export const shortLinks: ShortLinkSeed[] = [
  { code: 'tours', target: '/programma/tours' },
  { code: 'plan', target: '/plattegrond' },
  { code: 'kaartje', target: 'https://tickets.dakwaarts.example/2027' },
]
