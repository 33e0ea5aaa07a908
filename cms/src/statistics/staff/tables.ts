import { type EventType, OTHER } from '@beursvloer/contract/statistics/events'
import { MIN_SHOWN } from '@beursvloer/contract/statistics/rows'
import type { Core } from '@strapi/strapi'
import { OTHER_LABEL, ROUTE_LABELS, VALUE_LABELS } from './labels'
import { sumOf, sumsBy, total } from './queries'
import {
  type By,
  type Counts,
  type Days,
  DOCUMENTS,
  type Funnel,
  type Ranked,
  TABLES,
  type Table,
  type TableName,
} from './views'

/** Most lines of a table, besides what is together. */
const MAX_LINES = 50

/** What values are called, by the value. */
type Labels = ReadonlyMap<string, string>

/**
 * The lines of a table: values that are rare (requirements 27.2), were not told apart, or come after the
 * first fifty are together at its end.
 * @param counts the most first
 * @param labels values without one are shown as they are
 */
export function rankedRows(counts: Counts, labels: Labels, most = MAX_LINES): readonly Ranked[] {
  const shown = [...counts]
    .filter(([key, count]) => key !== OTHER && count >= MIN_SHOWN)
    .slice(0, most)
    .map(([key, count]) => ({ key, label: labels.get(key) ?? key, count }))
  const others = total(counts) - shown.reduce((sum, { count }) => sum + count, 0)
  return others > 0 ? [...shown, { key: OTHER, label: OTHER_LABEL, count: others }] : shown
}

/** What documents of a type, or one of them, are called in Dutch, by their ids, drafts included. */
export async function namesOf(
  strapi: Core.Strapi,
  type: keyof typeof DOCUMENTS,
  id?: string,
): Promise<Labels> {
  const { table, name } = DOCUMENTS[type]
  const rows: { id: string; name: string }[] = await strapi.db
    .connection(table)
    .where({ locale: 'nl', ...(id !== undefined && { document_id: id }) })
    .select({ id: 'document_id', name })
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Some tables of figures over some days; what several of them need is asked once. */
export async function tablesOf(
  strapi: Core.Strapi,
  names: readonly TableName[],
  days: Days,
): Promise<readonly Table[]> {
  const asked = new Map<string, Promise<Counts>>()
  const sums = (by: By, event: EventType) => {
    const key = `${by} ${event}`
    const known = asked.get(key) ?? sumsBy(strapi, by, { event }, days)
    asked.set(key, known)
    return known
  }
  const rowsOf = async (name: TableName): Promise<Omit<Table, 'name'>> => {
    const { event, by, documents, rest } = TABLES[name]
    const all = await sums(by, event)
    if (documents) {
      const labels = await namesOf(strapi, documents)
      const counts = new Map([...all].filter(([id]) => labels.has(id)))
      return { rows: rankedRows(counts, labels), total: total(counts) }
    }
    const rows = rankedRows(all, by === 'route' ? ROUTE_LABELS : VALUE_LABELS)
    const sum = total(await sums('event', event))
    const without = sum - total(all)
    if (!rest || without <= 0) return { rows, total: sum }
    const withRest = [...rows, { key: '', label: rest, count: without }]
    return { rows: withRest.sort((a, b) => b.count - a.count), total: sum }
  }
  return Promise.all(names.map(async (name) => ({ name, ...(await rowsOf(name)) })))
}

/** Pages of the programme, by their routes. */
const PROGRAMME_ROUTES = [
  'programme',
  'programme-tours',
  'programme-knowledge-sessions',
  'programme-item',
]
/** The details of the steps of the contract's form. */
const CONTRACT_STEP = /^contract-(\d+)$/

/** How often each step to a place and to a contract was taken. Times, not people. */
export async function funnelsOf(strapi: Core.Strapi, days: Days): Promise<readonly Funnel[]> {
  const [routes, steps, registered, reserved, contracts] = await Promise.all([
    sumsBy(strapi, 'route', { event: 'pageview' }, days),
    sumsBy(strapi, 'detail', { event: 'form-step' }, days),
    sumOf(strapi, { event: 'user-sign-up' }, days),
    sumOf(strapi, { event: 'lead', detail: 'sign-up' }, days),
    sumOf(strapi, { event: 'lead', detail: 'contract' }, days),
  ])
  const contractSteps = [...steps]
    .map(([detail, count]) => ({ step: Number(CONTRACT_STEP.exec(detail)?.[1]), count }))
    .filter(({ step }) => step > 0)
    .sort((a, b) => a.step - b.step)
  return [
    {
      title: 'Van programma naar plaats',
      steps: [
        { label: 'Programma bekeken', count: total(routes, PROGRAMME_ROUTES) },
        { label: 'Registratie geopend', count: total(routes, ['register']) },
        { label: 'Geregistreerd', count: registered },
        { label: 'Plaats gereserveerd', count: reserved },
      ],
    },
    {
      title: 'Van tarieven naar contract',
      steps: [
        { label: 'Deelnemen en tarieven bekeken', count: total(routes, ['exhibiting']) },
        { label: 'Contractformulier geopend', count: total(routes, ['contract-form']) },
        ...contractSteps.map(({ step, count }) => ({ label: `Stap ${step} begonnen`, count })),
        { label: 'Contract verstuurd', count: contracts },
      ],
    },
  ]
}
