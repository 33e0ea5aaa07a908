/** Where a visitor registers a group, and where the links in its mails lead; on the site, without prefix. */
export const GROUP_PAGE = '/registreren/groep'
export const GROUP_CONFIRMATION_PAGE = '/registreren/groep/bevestigen'
export const INVITATION_PAGE = '/registreren/uitnodiging'

/** Where the site passes their tokens on, after the base of the content API: `{ "token": "…" }` as JSON. */
export const GROUP_CONFIRMATION_PATH = '/group-registrations/confirm'
export const INVITATION_PATH = '/group-registrations/invitation'

/** Maximum of colleagues in one form. */
export const MAX_COLLEAGUES = 20

/**
 * The outcome of the sender's link, always with 200. `limited`: this sender has invited enough
 * people for a day; the link works again later. No outcome reveals which colleagues have an
 * account.
 */
export interface GroupAnswer {
  readonly outcome: 'confirmed' | 'already-confirmed' | 'expired' | 'unknown' | 'limited'
}

/** Data to prefill the registration of an invited person; `null` in place of it: no such invitation. */
export interface Invitation {
  readonly firstName: string
  readonly infix: string
  readonly lastName: string
  readonly email: string
  readonly organisation: string
  /** The inviting sender; empty where the name could be an advertisement. */
  readonly sender: string
}
