import { useState } from 'react'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { styled, useTheme } from 'styled-components'
import type { Point } from '../../statistics/staff/views'
import { dutchNumber } from '../ui/formats'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'

/** Height of the drawing, in px. */
const HEIGHT = 300

const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const isHour = (at: string): boolean => at.includes(':')
const shortText = (at: string): string =>
  isHour(at) ? at : day.format(new Date(`${at}T12:00:00Z`))
const whenText = ({ at, until }: Point): string =>
  at === until ? shortText(at) : `${shortText(at)} t/m ${shortText(until)}`

const VIEWS = 'Paginaweergaven'
const VISITS = 'Bezoeken'
const BEFORE = 'Paginaweergaven vorige editie'

const Details = styled.details`
  summary {
    display: inline-block;
    padding: 0.6rem 0;
    color: ${({ theme }) => theme.colors.primary700};
    font-size: 1.4rem;
    cursor: pointer;
  }
`

const columns = (visits: boolean, before: boolean): readonly TableColumn<Point>[] => [
  { head: 'Wanneer', cell: whenText },
  { head: VIEWS, cell: ({ views }) => dutchNumber(views) },
  ...(visits ? [{ head: VISITS, cell: (point: Point) => dutchNumber(point.visits) }] : []),
  ...(before
    ? [{ head: BEFORE, cell: (point: Point) => dutchNumber(point.viewsBefore ?? 0) }]
    : []),
]

interface SeriesChartProps {
  readonly series: readonly Point[]
  /** Whether visits are known, which they are of the whole site only. */
  readonly withVisits?: boolean
}

/** Views over time, with visits and the edition before: a drawing, and the same as a table. */
export function SeriesChart({ series, withVisits = true }: SeriesChartProps) {
  const [isOpen, setOpen] = useState(false)
  const { colors } = useTheme()
  const hasBefore = series.some(({ viewsBefore }) => viewsBefore !== null)
  const title = isHour(series[0]?.at ?? '') ? 'Per uur' : 'Verloop'
  return (
    <Section title={title}>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <ComposedChart data={[...series]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke={colors.neutral200} />
            <XAxis
              dataKey="at"
              tickFormatter={shortText}
              stroke={colors.neutral600}
              fontSize={12}
              minTickGap={24}
            />
            <YAxis
              width={52}
              allowDecimals={false}
              tickFormatter={(value) => dutchNumber(value)}
              stroke={colors.neutral600}
              fontSize={12}
            />
            <Tooltip
              labelFormatter={(at) => shortText(String(at))}
              separator=": "
              formatter={(value) => dutchNumber(Number(value))}
              contentStyle={{
                background: colors.neutral0,
                borderColor: colors.neutral300,
                fontSize: '1.4rem',
              }}
              itemStyle={{ color: colors.neutral800 }}
              labelStyle={{ color: colors.neutral800 }}
            />
            <Legend formatter={(name) => <Name>{name}</Name>} />
            <Area
              name={VIEWS}
              dataKey="views"
              stroke={colors.primary600}
              fill={colors.primary200}
              strokeWidth={2}
              fillOpacity={0.6}
              isAnimationActive={false}
            />
            {withVisits && (
              <Line
                name={VISITS}
                dataKey="visits"
                stroke={colors.neutral800}
                strokeWidth={2}
                dot={false}
                isAnimationActive={false}
              />
            )}
            {hasBefore && (
              <Line
                name={BEFORE}
                dataKey="viewsBefore"
                stroke={colors.warning600}
                strokeWidth={2}
                strokeDasharray="6 4"
                dot={false}
                isAnimationActive={false}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Toon als tabel</summary>
        {isOpen && (
          <SortableTable
            caption={title}
            columns={columns(withVisits, hasBefore)}
            rows={series}
            keyOf={({ at }) => at}
          />
        )}
      </Details>
    </Section>
  )
}

const Name = styled.span`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
`
