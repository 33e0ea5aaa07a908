import { randomBytes } from 'node:crypto'

/** Length of a badge's code, which makes it impossible to guess. */
const BADGE_BYTES = 16

/** The code of a new badge, which its QR code holds. */
export const newBadgeCode = (): string => randomBytes(BADGE_BYTES).toString('base64url')
