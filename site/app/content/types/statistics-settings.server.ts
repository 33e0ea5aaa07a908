import { TAG_KINDS } from '@beursvloer/contract/statistics/tag'
import { defineType } from '../document-type.server.ts'
import { choiceOr, localized, text } from '../fields.server.ts'

/** Of the settings of the statistics, the tag that editors chose; how long figures are kept stays in the CMS. */
export const statisticsSettings = defineType({
  name: 'statistics-settings',
  path: 'statistics-settings',
  single: true,
  draftAndPublish: false,
  shape: {
    tagKind: choiceOr('none', TAG_KINDS),
    tagAddress: text,
    tagId: text,
    /** What it is for, in the words of the organiser. */
    tagPurpose: localized(text),
  },
})
