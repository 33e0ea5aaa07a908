import type {
  FirebaseClient,
  FirebaseSignInMethod,
} from '@beursvloer/contract/accounts/identity-settings'

/** Search parameter of the page of a provider: the method that was chosen. */
export const METHOD_PARAMETER = 'met'

/** Names of the methods that have one; `password` is known by the label of the settings. */
const METHOD_NAMES: Readonly<Record<Exclude<FirebaseSignInMethod, 'password'>, string>> = {
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'apple.com': 'Apple',
}

/** Display name of a sign-in method. */
export const methodName = (method: FirebaseSignInMethod, { label }: FirebaseClient): string =>
  method === 'password' ? label : METHOD_NAMES[method]
