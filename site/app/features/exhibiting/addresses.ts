/** Element id of the request for a stand. */
export const REQUEST_ID = 'aanvraag'

/** Element id of the calculator. */
export const CALCULATOR_ID = 'prijs'
