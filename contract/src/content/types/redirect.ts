import { z } from 'zod'
import { contentType } from '../content-type.ts'
import { named, requiredText } from '../fields.ts'

const kind = z
  .enum(['permanent', 'temporary'])
  .transform((value) => (value === 'permanent' ? 301 : 302))

export const redirect = contentType({
  name: 'redirect',
  path: 'redirects',
  draftAndPublish: false,
  shape: { from: requiredText, to: requiredText, kind: named('status', kind) },
})
