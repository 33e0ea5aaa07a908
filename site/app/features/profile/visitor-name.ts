import type { ProfileValues } from '@beursvloer/contract/accounts/own-profile'

/** "Ilse van Werkhoven"; empty while nothing is filled in. */
export const visitorName = ({
  firstName,
  infix,
  lastName,
}: Pick<ProfileValues, 'firstName' | 'infix' | 'lastName'>): string =>
  [firstName, infix, lastName].filter(Boolean).join(' ')
