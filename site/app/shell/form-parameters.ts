/** Search parameters of pages with several forms: the one that is filled in was sent, not a button. */
export const FORM = 'formulier'
/** What the form or button before has done. */
export const DONE = 'gedaan'
