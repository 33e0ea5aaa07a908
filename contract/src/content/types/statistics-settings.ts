import { TAG_KINDS } from '../../statistics/tag.ts'
import { contentType } from '../content-type.ts'
import { choiceOr, localized, text } from '../fields.ts'

/** The tag of the statistics settings; the retention of figures stays in the CMS. */
export const statisticsSettings = contentType({
  name: 'statistics-settings',
  path: 'statistics-settings',
  single: true,
  draftAndPublish: false,
  shape: {
    tagKind: choiceOr('none', TAG_KINDS),
    tagAddress: text,
    tagId: text,
    /** Its purpose, in the words of the organiser. */
    tagPurpose: localized(text),
  },
})
