import { OTHER } from '@beursvloer/contract/statistics/events'
import { Flex } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TABLES, type Table } from '../../statistics/staff/views'
import { BarTable } from '../ui/bar-table'
import { Details } from '../ui/chart-table'
import { dutchNumber } from '../ui/formats'
import { SecondLine } from '../ui/second-line'
import { EmptyText, Section } from '../ui/section'
import { LIST, SaveMenu } from './frame'
import { usePeriodQuery } from './period'

/** Number of lines shown before the user asks for all. */
const SHOWN = 10

const More = styled(Details)`
  &[open] summary { display: none; }
`

/** How often each of something occurred: a table whose lines are bars as well. */
export function RankedTable({ name, rows, total }: Table) {
  const { title, what, documents } = TABLES[name]
  const query = usePeriodQuery()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const bars = rows.map(({ key, label, count }) => ({
    key,
    count,
    of: total,
    label:
      documents && key !== OTHER ? (
        <Link to={`${LIST}/${documents}/${key}?${query}`}>{label}</Link>
      ) : (
        label
      ),
  }))
  const rest = bars.slice(SHOWN)
  const heads = [what, 'Aantal', 'Aandeel'] as const
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <EmptyText>In deze dagen niets geteld.</EmptyText>
      ) : (
        <>
          <BarTable caption={what} heads={heads} rows={bars.slice(0, SHOWN)} most={most} />
          {rest.length > 0 && (
            <More>
              <summary>{`Toon nog ${rest.length}`}</summary>
              <BarTable caption={`${what} (vervolg)`} heads={heads} rows={rest} most={most} />
            </More>
          )}
          <Flex justifyContent="space-between" alignItems="center" gap={4}>
            <SecondLine>{`${dutchNumber(total)} in totaal`}</SecondLine>
            <SaveMenu table={name} name={title} />
          </Flex>
        </>
      )}
    </Section>
  )
}
