/** Where the site tells pages that are the same for all who is signed in, and their places; kept by the worker. */
export const ACCOUNT_ADDRESS = '/account.json'
export const SIGN_UPS_ADDRESS = '/aanmeldingen.json'
