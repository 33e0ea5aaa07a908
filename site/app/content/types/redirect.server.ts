import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { requiredText } from '../fields.server.ts'

export const redirect = defineType({
  name: 'redirect',
  path: 'redirects',
  draftAndPublish: false,
  shape: { from: requiredText, to: requiredText, kind: z.enum(['permanent', 'temporary']) },
  localized: [],
  own: (raw) => ({
    from: raw.from,
    to: raw.to,
    status: raw.kind === 'permanent' ? (301 as const) : (302 as const),
  }),
})
