import { Flex } from '@strapi/design-system'
import { styled } from 'styled-components'
import { areWeeks, type PeriodCount, periodsOf } from '../../visitors/staff/periods'
import type { VisitorStatistics } from '../../visitors/staff/views'
import { ChartTable } from '../ui/chart-table'
import { count } from '../ui/formats'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import type { TableColumn } from '../ui/sortable-table'

/** Of the drawing, in its own units. */
const HEIGHT = 160
const STEP = 20
const BAR = 14
/** Space under the bars for their base line. */
const GROUND = 2

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: 16rem;

  rect { fill: ${({ theme }) => theme.colors.primary600}; }
  line { stroke: ${({ theme }) => theme.colors.neutral500}; stroke-width: ${GROUND}; vector-effect: non-scaling-stroke; }
`

const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayOf = (date: string) => day.format(new Date(`${date}T12:00:00Z`))

const periodOf = ({ from, until }: PeriodCount): string =>
  from === until ? dayOf(from) : `${dayOf(from)} t/m ${dayOf(until)}`

const COLUMNS: readonly TableColumn<PeriodCount>[] = [
  { head: 'Wanneer', cell: periodOf },
  { head: 'Registraties', cell: ({ count: registered }) => registered },
]

/** Registrations over time: bars to see the course, a table to read it. */
export function RegistrationsChart({ perDay }: Pick<VisitorStatistics, 'perDay'>) {
  const periods = periodsOf(perDay)
  const title = areWeeks(perDay) ? 'Registraties per week' : 'Registraties per dag'
  const most = Math.max(1, ...periods.map((period) => period.count))
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return null
  const best = periods.find((period) => period.count === most)
  const width = periods.length * STEP
  return (
    <Section title={title}>
      <Chart viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {periods.map((period, at) => {
          const height = ((HEIGHT - GROUND) * period.count) / most
          return (
            <rect
              key={period.from}
              x={at * STEP + (STEP - BAR) / 2}
              y={HEIGHT - GROUND - height}
              width={BAR}
              height={height}
            >
              <title>{`${periodOf(period)}: ${period.count}`}</title>
            </rect>
          )
        })}
        <line x1={0} x2={width} y1={HEIGHT - GROUND / 2} y2={HEIGHT - GROUND / 2} />
      </Chart>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <SecondLine>{dayOf(first.from)}</SecondLine>
        <SecondLine>
          {best && `Meeste: ${count(most, 'registratie', 'registraties')}, ${periodOf(best)}`}
        </SecondLine>
        <SecondLine>{dayOf(last.until)}</SecondLine>
      </Flex>
      <ChartTable
        caption={title}
        columns={COLUMNS}
        rows={[...periods].reverse()}
        keyOf={({ from }) => from}
      />
    </Section>
  )
}
