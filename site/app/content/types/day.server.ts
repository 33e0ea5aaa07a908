import { defineType } from '../document-type.server.ts'
import { requiredDate, requiredTime } from '../fields.server.ts'
import { byTime } from '../order.server.ts'
import { one } from '../relations.server.ts'

export const day = defineType({
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
