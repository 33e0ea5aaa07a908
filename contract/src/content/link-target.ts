import { text } from './fields.ts'

/** A path of this site, a part of the page, or an address with a harmless scheme. */
const LINK_TARGET = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i

/** Where an editor's link leads; anything that no visitor should follow (`javascript:`) becomes ''. */
export const optionalLinkTarget = text.transform((value) => (LINK_TARGET.test(value) ? value : ''))

/** The same where a link is the point: without a target the value is refused. */
export const linkTarget = optionalLinkTarget.refine((value) => value !== '')
