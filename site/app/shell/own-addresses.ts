/**
 * Addresses of the current user and their sign-ups, for pages that are the same for all; kept by
 * the service worker.
 */
export const ACCOUNT_ADDRESS = '/account.json'
export const SIGN_UPS_ADDRESS = '/aanmeldingen.json'
