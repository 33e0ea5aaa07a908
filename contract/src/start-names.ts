/**
 * Names in the start content of a fair, until the organiser fills in their own. A fair that still has
 * them has not been set up.
 */
export const START_NAMES = {
  fair: 'Uw beurs',
  organisation: 'Uw organisatie',
  email: 'info@uw-beurs.example',
} as const
