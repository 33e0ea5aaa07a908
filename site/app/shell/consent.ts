import { refusesCounting } from '@beursvloer/contract/statistics/consent-cookie'

/**
 * Whether this visitor may be counted: the browser does not ask not to be followed (Do Not Track, Global
 * Privacy Control), and they did not refuse (requirements 25.1, 25.4).
 */
export const mayCount = (): boolean =>
  navigator.doNotTrack !== '1' &&
  !(navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl &&
  !refusesCounting(document.cookie)
