import { defineType } from '../document-type.server.ts'
import {
  choiceOr,
  count,
  flag,
  localized,
  point,
  requiredDecimal,
  requiredText,
} from '../fields.server.ts'
import { byText } from '../order.server.ts'
import { required } from '../relations.server.ts'

export const passage = defineType({
  name: 'passage',
  path: 'passages',
  draftAndPublish: true,
  shape: {
    name: localized(requiredText),
    kind: choiceOr('corridor', ['corridor', 'outside', 'stairs', 'lift']),
    length: requiredDecimal,
    seconds: count,
    stepFree: flag,
    fromHall: required('hall'),
    fromPoint: point,
    toHall: required('hall'),
    toPoint: point,
  },
  order: (a, b) => byText(a.name, b.name),
})
