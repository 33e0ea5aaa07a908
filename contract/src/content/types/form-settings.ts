import { contentType } from '../content-type.ts'
import { choiceOr, flag } from '../fields.ts'

/** The form settings that pages need; postboxes and terms stay in the CMS. */
export const formSettings = contentType({
  name: 'form-settings',
  path: 'form-settings',
  single: true,
  draftAndPublish: false,
  shape: {
    /** Whether every browser gives a proof, or only a suspicious one. */
    captcha: choiceOr('when-suspicious', ['when-suspicious', 'always']),
    /** Whether nobody can ask an exhibitor for a meeting. */
    meetingsClosed: flag,
  },
})
