import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { named, requiredText } from '../fields.server.ts'

const kind = z
  .enum(['permanent', 'temporary'])
  .transform((value) => (value === 'permanent' ? 301 : 302))

export const redirect = defineType({
  name: 'redirect',
  path: 'redirects',
  draftAndPublish: false,
  shape: { from: requiredText, to: requiredText, kind: named('status', kind) },
})
