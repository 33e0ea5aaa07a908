/** Element id of the place where one asks for a stand. */
export const REQUEST_ID = 'aanvraag'

/** Where questions about a stand go. */
export const STAND_CONTACT = '/contact?onderwerp=standhouder'

/** Element id of the calculator. */
export const CALCULATOR_ID = 'prijs'
