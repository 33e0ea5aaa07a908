/** Addresses that are known by a token alone: what stands behind these is one visitor's. */
const BEFORE_TOKEN = /(\/mijn-beurs\/(?:agenda|gedeeld)\/)[^/]+/i

/**
 * The path of a request as logs may hold it: without what is searched for, and without tokens.
 * @param url as it came
 */
export const loggedPath = (url = '/'): string =>
  (url.split('?')[0] ?? '/').replace(BEFORE_TOKEN, '$1…')
