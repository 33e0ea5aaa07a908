import { Button, Flex } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { styled } from 'styled-components'
import { VISITOR_STATE_LABELS } from '../../visitors/staff/labels'
import { areWeeks, type PeriodCount, periodsOf } from '../../visitors/staff/periods'
import type { Share, VisitorStatistics } from '../../visitors/staff/views'
import { Amounts } from '../ui/amounts'
import { BarTable } from '../ui/bar-table'
import { ChartTable } from '../ui/chart-table'
import { EmptyState } from '../ui/empty-state'
import { count } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import type { TableColumn } from '../ui/sortable-table'
import { Hidden } from '../ui/tabs'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { VISITORS } from './requests'
import { VisitorLinks } from './visitor-links'

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
function RegistrationsChart({ perDay }: Pick<VisitorStatistics, 'perDay'>) {
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

interface ShareTableProps {
  readonly title: string
  readonly shares: readonly Share[]
  readonly total: number
  readonly remark?: string
}

/** How many visitors share something. */
function ShareTable({ title, shares, total, remark }: ShareTableProps) {
  return (
    <Section title={title}>
      <BarTable
        caption={title}
        heads={[<Hidden key="what">{title}</Hidden>, 'Aantal', 'Aandeel']}
        rows={shares.map(({ label, count }) => ({ key: label, label, count, of: total }))}
        decimals={0}
      />
      {remark && <SecondLine>{remark}</SecondLine>}
    </Section>
  )
}

const Pair = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 0 })

/** Visitors in numbers. */
export function StatisticsPage() {
  const loaded = useLoaded<VisitorStatistics>(`${VISITORS}/statistics`)
  const download = useDownload()
  return (
    <PanelPage
      title="Cijfers over bezoekers"
      subtitle="Alle accounts die er nu zijn. Er staan geen namen of adressen in."
      action={
        <Button
          variant="secondary"
          startIcon={<Download />}
          disabled={!loaded.data?.total}
          onClick={() => download(`${VISITORS}/statistics.csv`, 'bezoekers-cijfers.csv')}
        >
          Exporteer als CSV
        </Button>
      }
      top={<VisitorLinks />}
      loaded={loaded}
    >
      {(data) =>
        data.total === 0 ? (
          <EmptyState>Nog niemand heeft zich geregistreerd. De cijfers volgen vanzelf.</EmptyState>
        ) : (
          <Statistics {...data} />
        )
      }
    </PanelPage>
  )
}

function Statistics(statistics: VisitorStatistics) {
  const { total, perDay, states } = statistics
  return (
    <>
      <Amounts
        amounts={[
          ['Bezoekers', total, ''],
          ...(['confirmed', 'pending', 'blocked'] as const).map(
            (state) =>
              [
                VISITOR_STATE_LABELS[state],
                states[state],
                percentage.format(states[state] / total),
              ] as const,
          ),
        ]}
      />
      <RegistrationsChart perDay={perDay} />
      <Pair>
        <ShareTable title="Type organisatie" shares={statistics.organisationTypes} total={total} />
        <ShareTable
          title="Interesse"
          shares={statistics.interests}
          total={total}
          remark="Wie meer interesses koos, telt bij elk daarvan mee."
        />
        <ShareTable
          title="Dag van bezoek"
          shares={statistics.days}
          total={total}
          remark="Wie op beide dagen komt, telt bij beide mee."
        />
        <ShareTable title="Taal" shares={statistics.languages} total={total} />
      </Pair>
    </>
  )
}
