import type { Column } from '../../panel-api/export/column'
import { VISITOR_STATE_LABELS } from './labels'
import type { Share, VisitorStatistics } from './views'

interface Line extends Share {
  readonly part: string
  /** The number that a share is of; null for a count without share. */
  readonly total: number | null
}

const percentage = new Intl.NumberFormat('nl-NL', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** The statistics as lines of one table. */
export function statisticsLines(statistics: VisitorStatistics): readonly Line[] {
  const { total, states, perDay } = statistics
  const lines = (part: string, shares: readonly Share[]) =>
    shares.map((share) => ({ ...share, part, total }))
  return [
    { part: 'Totaal', label: 'Bezoekers', count: total, total: null },
    ...lines('Status', [
      { label: VISITOR_STATE_LABELS.confirmed, count: states.confirmed },
      { label: VISITOR_STATE_LABELS.pending, count: states.pending },
      { label: VISITOR_STATE_LABELS.blocked, count: states.blocked },
    ]),
    ...lines('Type organisatie', statistics.organisationTypes),
    ...lines('Dag van bezoek', statistics.days),
    ...lines('Interesse', statistics.interests),
    ...lines('Taal', statistics.languages),
    ...perDay.map(({ date, count }) => ({
      part: 'Registraties per dag',
      label: date,
      count,
      total: null,
    })),
  ]
}

export const STATISTICS_COLUMNS: readonly Column<Line>[] = [
  { head: 'Onderdeel', cell: ({ part }) => part },
  { head: 'Waarde', cell: ({ label }) => label },
  { head: 'Aantal', cell: ({ count }) => String(count), isNumber: true },
  {
    head: 'Aandeel',
    cell: ({ count, total }) => (total ? percentage.format(count / total) : ''),
  },
]
