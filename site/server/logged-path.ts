/** Addresses with a token: the part behind these belongs to one visitor. */
const BEFORE_TOKEN = /(\/mijn-beurs\/(?:agenda|gedeeld)\/)[^/]+/i

/**
 * The path of a request as logs may hold it: without search parameters, and without tokens.
 * @param url of the request
 */
export const loggedPath = (url = '/'): string =>
  (url.split('?')[0] ?? '/').replace(BEFORE_TOKEN, '$1…')
