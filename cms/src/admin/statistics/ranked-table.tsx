import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TABLE_LABELS } from '../../statistics/staff/labels'
import type { Ranked, Table } from '../../statistics/staff/views'
import { EmptyText, Section } from '../ui/section'
import { usePeriodQuery } from './period'
import { SaveMenu } from './save-menu'

const number = new Intl.NumberFormat('nl-NL')
const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 })

/** How many lines are shown before somebody asks for all. */
const SHOWN = 10

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;

  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 0.6rem 0; text-align: left; }
  thead th { padding-top: 0; color: ${({ theme }) => theme.colors.neutral600}; font-weight: 400; }
  tbody th { width: 46%; padding-right: 1.6rem; color: ${({ theme }) => theme.colors.neutral800}; font-weight: 400; overflow-wrap: anywhere; }
  a { color: ${({ theme }) => theme.colors.primary700}; }
  td + td, thead th:nth-child(n + 3) { width: 7rem; text-align: right; }
  svg { display: block; width: 100%; height: 1.2rem; }
  rect { fill: ${({ theme }) => theme.colors.primary600}; }
`

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

interface RowsProps {
  readonly caption: string
  readonly rows: readonly Ranked[]
  readonly total: number
  readonly most: number
}

function Rows({ caption, rows, total, most }: RowsProps) {
  const query = usePeriodQuery()
  return (
    <Lines>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <td />
          <th scope="col">Aantal</th>
          <th scope="col">Aandeel</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, to }) => (
          <tr key={key}>
            <th scope="row">
              {to ? <Link to={`${to}${query ? `?${query}` : ''}`}>{label}</Link> : label}
            </th>
            <td>
              <svg aria-hidden="true">
                <rect width={`${(100 * count) / most}%`} height="100%" />
              </svg>
            </td>
            <td>{number.format(count)}</td>
            <td>{percentage.format(total === 0 ? 0 : count / total)}</td>
          </tr>
        ))}
      </tbody>
    </Lines>
  )
}

/** How often each of something occurred: a table whose lines are bars as well. */
export function RankedTable({ name, rows, total }: Table) {
  const { title, what } = TABLE_LABELS[name]
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const [first, rest] = [rows.slice(0, SHOWN), rows.slice(SHOWN)]
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <EmptyText>In deze dagen niets geteld.</EmptyText>
      ) : (
        <>
          <Rows caption={what} rows={first} total={total} most={most} />
          {rest.length > 0 && (
            <More>
              <summary>{`Toon nog ${rest.length}`}</summary>
              <Rows caption={`${what} (vervolg)`} rows={rest} total={total} most={most} />
            </More>
          )}
          <Flex justifyContent="space-between" alignItems="center" gap={4}>
            <Typography variant="pi" textColor="neutral600">
              {`${number.format(total)} in totaal`}
            </Typography>
            <SaveMenu table={name} name={title} />
          </Flex>
        </>
      )}
    </Section>
  )
}
