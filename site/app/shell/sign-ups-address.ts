/** Where the site tells of the sign-ups of who is signed in. */
export const SIGN_UPS_ADDRESS = '/aanmeldingen.json'
