import type { FirebaseClient, FirebaseWay } from '@beursvloer/contract/accounts/identity-settings'

/** Names of the ways that have one; `password` is known by the label of the settings. */
const WAY_NAMES: Readonly<Record<Exclude<FirebaseWay, 'password'>, string>> = {
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'apple.com': 'Apple',
}

/** What visitors know a way by. */
export const nameOfWay = (way: FirebaseWay, { label }: FirebaseClient): string =>
  way === 'password' ? label : WAY_NAMES[way]
