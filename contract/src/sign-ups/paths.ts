/** Calls about sign-ups, after the base of the content API (requirements 17.6). */
export const signUpPaths = {
  /** GET: the visitor's own. POST: sign up. */
  own: '/sign-ups',
  cancel: '/sign-ups/cancel',
  accept: '/sign-ups/accept',
  /** With the site's token: the offer of a mailed link, and accepting it. */
  offer: '/sign-ups/offer',
  takeOffer: '/sign-ups/offer/take',
  /** With the site's token: for somebody signed out, by address. */
  guest: '/sign-ups/guest',
  /** With the site's token: the taken and free places of every item; `?since=` a version. */
  places: '/sign-ups/places',
} as const

/** Links that sign in, with the site's token: asking for one, and following it. */
export const signInLinkPaths = {
  ask: '/auth/sign-in-link',
  follow: '/auth/sign-in-link/follow',
} as const

/** Page of the site to which such links lead, without language prefix; `?code=` follows. */
export const SIGN_IN_LINK_PAGE = '/inloggen-met-link'
