/** Where the site takes what a browser says about its push messages. */
export const PUSH_ADDRESS = '/meldingen.json'
