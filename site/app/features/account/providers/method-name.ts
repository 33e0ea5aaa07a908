import type {
  FirebaseClient,
  FirebaseSignInMethod,
} from '@beursvloer/contract/accounts/identity-settings'

/** Names of the methods that have one; `password` is known by the label of the settings. */
const METHOD_NAMES: Readonly<Record<Exclude<FirebaseSignInMethod, 'password'>, string>> = {
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'apple.com': 'Apple',
}

/** What visitors know a sign-in method by. */
export const methodName = (method: FirebaseSignInMethod, { label }: FirebaseClient): string =>
  method === 'password' ? label : METHOD_NAMES[method]
