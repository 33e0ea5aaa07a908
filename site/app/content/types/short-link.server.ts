import { defineType } from '../document-type.server.ts'
import { requiredText } from '../fields.server.ts'

export const shortLink = defineType({
  name: 'short-link',
  path: 'short-links',
  draftAndPublish: false,
  shape: { code: requiredText, target: requiredText },
})
