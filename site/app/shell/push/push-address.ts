/** Address for a browser's calls about its push messages. */
export const PUSH_ADDRESS = '/meldingen.json'
