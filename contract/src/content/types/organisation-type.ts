import { contentType } from '../content-type.ts'
import { localized, position, requiredText } from '../fields.ts'
import { byPosition, byText } from '../order.ts'

/** A kind of organisations that visit, to choose from in the profile; its code is stored (requirements 8.3). */
export const organisationType = contentType({
  name: 'organisation-type',
  path: 'organisation-types',
  draftAndPublish: false,
  shape: { name: localized(requiredText), code: requiredText, position },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
