/** What types of homes are called, within a sentence. */
export const DWELLING_NAMES = {
  nl: {
    ground: 'grondgebonden',
    stacked: 'gestapeld',
    flexible: 'flexibel',
    shared: 'onzelfstandig',
  },
  en: { ground: 'houses', stacked: 'apartments', flexible: 'flexible', shared: 'shared' },
} as const

/** What rent classes are called, within a sentence. */
export const RENT_NAMES = {
  nl: {
    'social-low': 'sociaal tot aftoppingsgrens',
    social: 'sociaal',
    mid: 'middenhuur',
    free: 'vrije sector',
  },
  en: {
    'social-low': 'social, up to the housing benefit cap',
    social: 'social',
    mid: 'mid-market rent',
    free: 'open market',
  },
} as const
