import type { Core } from '@strapi/strapi'
import { type CountedType, idsOf, namesOf } from './document-names'
import { ROUTE_LABELS, VALUE_LABELS } from './labels'
import { type Counted, sumOf, sumPerDetail, sumPerValue } from './queries'
import { MAX_LINES, rankedRows } from './ranked'
import type { Days, Table, TableName } from './views'

const VIEWS: Counted = { event: 'pageview' }
const VISITS: Counted = { event: 'session-start' }

const plain = (key: string) => ({ label: VALUE_LABELS[key] ?? key })

type MakeTable = (strapi: Core.Strapi, days: Days) => Promise<Omit<Table, 'name'>>

const ofAllDocuments = new WeakMap<Days, Promise<ReadonlyMap<string, number>>>()

/** Page views by document; cached per period, so that tables of one request share the query. */
function viewsByDocument(strapi: Core.Strapi, days: Days): Promise<ReadonlyMap<string, number>> {
  const known = ofAllDocuments.get(days)
  if (known) return known
  const made = sumPerValue(strapi, VIEWS, days, 'document')
  ofAllDocuments.set(days, made)
  return made
}

/** Page views of the documents of a type, each with the way to its own figures. */
const ofDocuments =
  (type: CountedType): MakeTable =>
  async (strapi, days) => {
    const [all, ids] = await Promise.all([viewsByDocument(strapi, days), idsOf(strapi, type)])
    const counts = new Map([...all].filter(([id]) => ids.has(id)))
    // A few more than are shown: those without a name are counted as others.
    const first = [...counts.keys()].slice(0, 2 * MAX_LINES)
    const names = await namesOf(strapi, type, first)
    const rows = rankedRows(counts, (key) => {
      const label = names.get(key)
      return label === undefined ? null : { label, to: `/bezoek/${type}/${key}` }
    })
    return { rows, total: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  }

/** Events by the values of a dimension; those without one are in the total. */
const ofDimension =
  (
    counted: Counted,
    dimension: Parameters<typeof sumPerValue>[3],
    nameOf: Parameters<typeof rankedRows>[1] = plain,
  ): MakeTable =>
  async (strapi, days) => {
    const [counts, total] = await Promise.all([
      sumPerValue(strapi, counted, days, dimension),
      sumOf(strapi, counted, days),
    ])
    return { rows: rankedRows(counts, nameOf), total }
  }

/** The same, with those without a value as a line of their own. */
const withRest =
  (make: MakeTable, label: string): MakeTable =>
  async (strapi, days) => {
    const { rows, total } = await make(strapi, days)
    const rest = total - rows.reduce((sum, { count }) => sum + count, 0)
    if (rest <= 0) return { rows, total }
    const all = [...rows, { key: '', label, count: rest, to: '' }]
    return { rows: all.sort((a, b) => b.count - a.count), total }
  }

const ofDetail =
  (counted: Counted): MakeTable =>
  async (strapi, days) => {
    const counts = await sumPerDetail(strapi, counted, days)
    const rows = rankedRows(counts, plain)
    return { rows, total: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  }

const MAKE: Readonly<Record<TableName, MakeTable>> = {
  pages: ofDimension(VIEWS, 'route', (key) => ({ label: ROUTE_LABELS[key] ?? key })),
  items: ofDocuments('items'),
  exhibitors: ofDocuments('exhibitors'),
  downloads: ofDetail({ event: 'download' }),
  sources: withRest(ofDimension(VISITS, 'source'), 'Rechtstreeks of onbekend'),
  campaigns: ofDimension(VISITS, 'campaign'),
  devices: ofDimension(VISITS, 'device'),
  languages: ofDimension(VIEWS, 'language'),
  visitors: ofDimension(VISITS, 'visitor'),
  searches: ofDetail({ event: 'search' }),
}

/** A table of figures over some days. */
export const tableOf = async (
  strapi: Core.Strapi,
  name: TableName,
  days: Days,
): Promise<Table> => ({ name, ...(await MAKE[name](strapi, days)) })
