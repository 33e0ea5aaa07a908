import type { PassageSeed } from '../types-floor.ts'

/** Hall 2 lies west of hall 1; a glazed corridor of 8 m joins their middle aisles. */
export const passages: PassageSeed[] = [
  {
    key: 'glazen-gang',
    name: { nl: 'Glazen gang', en: 'Glazed corridor' },
    kind: 'corridor',
    length: 8,
    stepFree: true,
    from: { hall: 1, point: [0, 19.5] },
    to: { hall: 2, point: [50, 19.5] },
  },
]
