/** Addresses of the account calls, after the base of the content API (requirements 11.2). */
export const accountPaths = {
  signIn: '/auth/local',
  register: '/auth/local/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  changePassword: '/auth/change-password',
  sendConfirmation: '/auth/send-email-confirmation',
  confirm: '/auth/email-confirmation',
  refresh: '/auth/refresh',
  signOut: '/auth/logout',
  sessions: '/auth/sessions',
  me: '/users/me',
} as const

/** Ends one session of the account. */
export const sessionPath = (sessionId: string) =>
  `${accountPaths.sessions}/${encodeURIComponent(sessionId)}` as const

/** Exchanges an identity provider's token for a session; `?access_token=` follows. */
export const providerCallbackPath = (provider: string) =>
  `/auth/${encodeURIComponent(provider)}/callback` as const

/** Where the browser goes to sign in with an identity provider. */
export const connectPath = (provider: string) => `/connect/${encodeURIComponent(provider)}` as const

/** Search parameter of the site with the page to go on to after signing in, without language prefix. */
export const RETURN_PARAMETER = 'naar'

/** Pages of the site to which mails lead, without language prefix; `?code=` follows. */
export const CONFIRM_ADDRESS_PAGE = '/email-valideren'
export const RESET_PASSWORD_PAGE = '/wachtwoord-herstellen'
/** Pages of the site that mails name. */
export const SIGN_IN_PAGE = '/inloggen'
export const FORGOT_PASSWORD_PAGE = '/wachtwoord-vergeten'
