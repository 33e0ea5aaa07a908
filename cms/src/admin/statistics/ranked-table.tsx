import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TABLE_LABELS } from '../../statistics/staff/labels'
import type { Table } from '../../statistics/staff/views'
import { BarTable } from '../ui/bar-table'
import { dutchNumber } from '../ui/formats'
import { EmptyText, Section } from '../ui/section'
import { usePeriodQuery } from './period'
import { SaveMenu } from './save-menu'

/** How many lines are shown before somebody asks for all. */
const SHOWN = 10

const More = styled.details`
  summary {
    display: inline-block;
    padding: 0.6rem 0;
    color: ${({ theme }) => theme.colors.primary700};
    font-size: 1.4rem;
    cursor: pointer;
  }
  &[open] summary { display: none; }
`

/** How often each of something occurred: a table whose lines are bars as well. */
export function RankedTable({ name, rows, total }: Table) {
  const { title, what } = TABLE_LABELS[name]
  const query = usePeriodQuery()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const bars = rows.map(({ key, label, count, to }) => ({
    ...{ key, count, of: total },
    label: to ? <Link to={`${to}${query ? `?${query}` : ''}`}>{label}</Link> : label,
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
            <Typography variant="pi" textColor="neutral600">
              {`${dutchNumber(total)} in totaal`}
            </Typography>
            <SaveMenu table={name} name={title} />
          </Flex>
        </>
      )}
    </Section>
  )
}
