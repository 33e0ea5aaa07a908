/** Fields that calls of several features have. */
import { z } from 'zod'

/** Document id of the CMS. */
export const documentId = z.string().regex(/^[a-z0-9]{8,40}$/)

export const language = z.enum(['nl', 'en'])

/** Longest IP address, or network of one, in characters. */
const MAX_SENDER = 45

/**
 * The visitor's IP address for limits, of which the CMS stores a keyed hash; null: a venue's, which
 * thousands share, or nothing is limited.
 */
export const sender = z.string().max(MAX_SENDER).nullable().default(null)
