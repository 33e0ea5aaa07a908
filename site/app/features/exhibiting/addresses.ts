/** Element id of the place where one asks for a stand. */
export const REQUEST_ID = 'aanvraag'

/** Element id of the calculator. */
export const CALCULATOR_ID = 'prijs'
