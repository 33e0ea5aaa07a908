import { defineType } from '../document-type.server.ts'
import { choice } from '../fields.server.ts'

/** Of the settings of forms, what pages need; postboxes and terms stay in the CMS. */
export const formSettings = defineType({
  name: 'form-settings',
  path: 'form-settings',
  single: true,
  draftAndPublish: false,
  shape: { captcha: choice(['when-suspicious', 'always']) },
  localized: [],
  own: (raw) => ({ captcha: raw.captcha ?? 'when-suspicious' }),
})
