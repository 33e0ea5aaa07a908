import { TAG_KINDS } from '../../statistics/tag.ts'
import { contentType } from '../content-type.ts'
import { choiceOr, localized, text } from '../fields.ts'

/** Of the settings of the statistics, the tag that editors chose; how long figures are kept stays in the CMS. */
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
