/** Security events in the log; docs/operations.md says what to watch. */
export type SecurityEvent =
  /** A visitor gave a wrong password, or may not sign in. */
  | 'sign-in-failed'
  /** The same for the admin panel. */
  | 'staff-sign-in-failed'
  /** A link of a mail or a token of a session was used that has been used, has expired or never was. */
  | 'token-refused'
  /** Accounts of staff, roles, rights or tokens changed. */
  | 'rights-changed'
  /** Staff took a list of visitors or submissions out of the panel. */
  | 'export-made'
  /** A file of a visitor was refused. */
  | 'upload-refused'
  /** A visitor's account was deleted. */
  | 'account-deleted'
  /** The consent text for the statistics tag was changed. */
  | 'consent-text'
  /** A client exceeded a limit. */
  | 'limit-hit'

/** Begins the line of an event in a log. */
export const SECURITY_MARK = 'security'
