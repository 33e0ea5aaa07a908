import { defineType } from '../document-type.server.ts'
import { lines, localized } from '../fields.server.ts'

export const synonym = defineType({
  name: 'synonym',
  path: 'synonyms',
  draftAndPublish: false,
  shape: {
    /** Words and phrases that mean the same to the search, as editors wrote them. */
    terms: localized(lines.transform((terms): readonly string[] => [...new Set(terms)])),
  },
})
