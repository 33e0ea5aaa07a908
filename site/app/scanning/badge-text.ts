/** A badge that stays before the camera is read once, in ms. */
export const SAME_BADGE_MS = 4000

/** The permitted text of a badge's QR code: other codes are ignored. */
const BADGE = /^[\w-]{16,64}$/
export const isBadge = (text: string): boolean => BADGE.test(text)
