import { defineType } from '../document-type.server.ts'
import { one, requiredDate, requiredTime } from '../fields.server.ts'
import { byTime } from '../order.server.ts'

export const day = defineType({
  name: 'day',
  path: 'days',
  draftAndPublish: false,
  shape: { edition: one(), date: requiredDate, opensAt: requiredTime, closesAt: requiredTime },
  localized: [],
  order: (a, b) => byTime(a.date, b.date),
  own: (raw) => ({ date: raw.date, opensAt: raw.opensAt, closesAt: raw.closesAt }),
  link: (raw, graph) => ({ edition: graph.one('edition', raw.edition) }),
})
