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
import { ChartTable } from '../ui/chart-table'
import { dutchNumber } from '../ui/formats'
import { Section } from '../ui/section'

/** Height of the drawing, in px. */
const HEIGHT = 300

const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const isHour = (at: string): boolean => at.includes(':')
const shortText = (at: string): string =>
  isHour(at) ? at : day.format(new Date(`${at}T12:00:00Z`))
const whenText = ({ at, until }: Point): string =>
  at === until ? shortText(at) : `${shortText(at)} t/m ${shortText(until)}`

const Name = styled.span`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
`

/** What is drawn, the views as a plane and the others as lines. */
const LINES = [
  { key: 'views', name: 'Paginaweergaven', colour: 'primary600' },
  { key: 'visits', name: 'Bezoeken', colour: 'neutral800' },
  { key: 'viewsBefore', name: 'Paginaweergaven vorige editie', colour: 'warning600' },
] as const

interface SeriesChartProps {
  readonly series: readonly Point[]
  /** Whether visits are known, which they are of the whole site only. */
  readonly withVisits: boolean
}

/** Views over time, with visits and the edition before: a drawing, and the same as a table. */
export function SeriesChart({ series, withVisits }: SeriesChartProps) {
  const { colors } = useTheme()
  const isShown = {
    views: true,
    visits: withVisits,
    viewsBefore: series.some(({ viewsBefore }) => viewsBefore !== null),
  }
  const lines = LINES.filter(({ key }) => isShown[key])
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
            {lines.map(({ key, name, colour }) => {
              const line = { name, dataKey: key, stroke: colors[colour], strokeWidth: 2 }
              return key === 'views' ? (
                <Area
                  key={key}
                  {...line}
                  fill={colors.primary200}
                  fillOpacity={0.6}
                  isAnimationActive={false}
                />
              ) : (
                <Line
                  key={key}
                  {...line}
                  strokeDasharray={key === 'viewsBefore' ? '6 4' : undefined}
                  dot={false}
                  isAnimationActive={false}
                />
              )
            })}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        caption={title}
        columns={[
          { head: 'Wanneer', cell: whenText },
          ...lines.map(({ key, name }) => ({
            head: name,
            cell: (point: Point) => dutchNumber(point[key] ?? 0),
          })),
        ]}
        rows={series}
        keyOf={({ at }) => at}
      />
    </Section>
  )
}
