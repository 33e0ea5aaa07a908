import { contentType } from '../content-type.ts'
import { requiredDate, requiredTime } from '../fields.ts'
import { byTime } from '../order.ts'
import { one } from '../relations.ts'

export const day = contentType({
  name: 'day',
  path: 'days',
  draftAndPublish: false,
  shape: {
    edition: one('edition'),
    date: requiredDate,
    opensAt: requiredTime,
    closesAt: requiredTime,
  },
  order: (a, b) => byTime(a.date, b.date),
})
