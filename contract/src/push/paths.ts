/**
 * Calls about push messages, after the base of the content API (requirements 24.2). All are POST,
 * so that no log contains a token. With the token of a visitor the installation becomes theirs,
 * with that of the site it stays as it is.
 */
export const pushPaths = {
  register: '/push/installations',
  renew: '/push/installations/renew',
  read: '/push/installations/read',
  /** Preferences, language, and the saved entries of a device without account. */
  change: '/push/installations/change',
  /** Stores the subscription of the browser, a new one or the same again. */
  subscribe: '/push/installations/subscribe',
  /** Deletes the subscription; the installation stays. */
  unsubscribe: '/push/installations/unsubscribe',
  /** At sign-out: unlinks the installation from the account. */
  unlink: '/push/installations/unlink',
  remove: '/push/installations/remove',
  /** With the site's token: whether a message was shown or opened on a device. */
  receipt: '/push/receipts',
} as const
