/**
 * The CMS's messages of refusals, with 400: the texts of Strapi's users-permissions, which other
 * clients know too. Visitors read the site's own words.
 */
export const ACCOUNT_ERRORS = {
  /** Unknown address, wrong password, or an account without one. */
  credentials: 'Invalid identifier or password',
  /** Answered only after the right password. */
  unconfirmed: 'Your account email is not confirmed',
  /** Answered only after the right password. */
  blocked: 'Your account has been blocked by an administrator',
  /** The code of a reset link is unknown, used or expired. */
  code: 'Incorrect code provided',
  currentPassword: 'The provided current password is invalid',
  /** 401 of a refresh: the token is unknown, used or expired. */
  refreshToken: 'Invalid refresh token',
  /** 404: the session to be ended is none of this account's. */
  session: 'Session not found',
} as const
