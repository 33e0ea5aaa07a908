import { contentType } from '../content-type.ts'
import { requiredText } from '../fields.ts'

export const shortLink = contentType({
  name: 'short-link',
  path: 'short-links',
  draftAndPublish: false,
  shape: { code: requiredText, target: requiredText },
})
