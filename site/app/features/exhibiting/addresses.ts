/** Element id of the place where one asks for a stand. */
export const REQUEST_ID = 'aanvraag'

/** Where questions about a stand go. */
export const STAND_CONTACT = '/contact?onderwerp=standhouder'
