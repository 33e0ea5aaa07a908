import { contentType } from '../content-type.ts'
import { localized, requiredText, text } from '../fields.ts'
import { mediaFile } from '../media.ts'
import { required } from '../relations.ts'

export const standPicture = contentType({
  name: 'stand-picture',
  path: 'stand-pictures',
  draftAndPublish: true,
  shape: {
    exhibitor: required('exhibitor'),
    image: mediaFile,
    /** What it shows. */
    alt: localized(requiredText),
    /** Its maker or owner; empty when nobody needs to be named. */
    credit: text,
  },
})
