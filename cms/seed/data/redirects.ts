import type { RedirectSeed } from '../types-floor.ts'

/** Old addresses and where they lead now: one of each kind, and one to another host. */
export const redirects: RedirectSeed[] = [
  { from: '/exposanten', to: '/standhouders', kind: 'permanent' },
  { from: '/programma-2027', to: '/programma', kind: 'temporary' },
  { from: '/beurs-2025', to: 'https://archief.dakwaarts.example/2025', kind: 'temporary' },
]
