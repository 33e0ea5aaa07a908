/** Element id of the request for a stand. */
export const REQUEST_ID = 'aanvraag'
