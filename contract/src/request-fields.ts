/** Fields that calls of several features have. */
import { z } from 'zod'

/** Document id of the CMS. */
export const documentId = z.string().regex(/^[a-z0-9]{8,40}$/)

export const language = z.enum(['nl', 'en'])
