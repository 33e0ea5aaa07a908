import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Share } from '../../visitors/staff/views'
import { Section } from '../ui/section'
import { Hidden } from '../ui/tabs'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;

  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 0.6rem 0; text-align: left; }
  thead th { padding-top: 0; color: ${({ theme }) => theme.colors.neutral600}; font-weight: 400; }
  tbody th { width: 45%; padding-right: 1.6rem; font-weight: 400; overflow-wrap: anywhere; }
  td, thead th + th { width: 6rem; text-align: right; }
  tr > :nth-child(2) { width: auto; text-align: left; }
  svg { display: block; width: 100%; height: 1.2rem; }
  rect { fill: ${({ theme }) => theme.colors.primary600}; }
`

const number = new Intl.NumberFormat('nl-NL')
const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 0 })

interface ShareTableProps {
  readonly title: string
  readonly shares: readonly Share[]
  readonly total: number
  readonly remark?: string
}

/** How many visitors share something: a table whose lines are bars as well. */
export function ShareTable({ title, shares, total, remark }: ShareTableProps) {
  const most = Math.max(1, ...shares.map(({ count }) => count))
  return (
    <Section title={title}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{title}</Hidden>
            </th>
            <td />
            <th scope="col">Aantal</th>
            <th scope="col">Aandeel</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
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
      </Table>
      {remark && (
        <Typography variant="pi" textColor="neutral600">
          {remark}
        </Typography>
      )}
    </Section>
  )
}
