import { defineType } from '../document-type.server.ts'
import { requiredText } from '../fields.server.ts'

export const synonym = defineType({
  name: 'synonym',
  path: 'synonyms',
  draftAndPublish: false,
  shape: { terms: requiredText },
  localized: ['terms'],
  own: (raw) => ({
    terms: [...new Set(raw.terms.split('\n').flatMap((line) => line.trim() || []))],
  }),
})
