import { contentType } from '../content-type.ts'
import {
  choiceOr,
  count,
  flag,
  localized,
  point,
  requiredDecimal,
  requiredText,
} from '../fields.ts'
import { byText } from '../order.ts'
import { required } from '../relations.ts'

export const passage = contentType({
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
