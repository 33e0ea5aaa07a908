import { contentType } from '../content-type.ts'
import { lines, localized } from '../fields.ts'

export const synonym = contentType({
  name: 'synonym',
  path: 'synonyms',
  draftAndPublish: false,
  shape: {
    /** Words and phrases that mean the same to the search, as editors wrote them. */
    terms: localized(lines.transform((terms): readonly string[] => [...new Set(terms)])),
  },
})
