import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dutchNumber } from './formats'

const Table = styled.table<{ $tall: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;

  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: ${({ $tall }) => ($tall ? '0.8rem' : '0.6rem')} 0; text-align: left; }
  thead th { padding-top: 0; color: ${({ theme }) => theme.colors.neutral600}; font-weight: 400; }
  tbody th { width: ${({ $tall }) => ($tall ? '30%' : '46%')}; padding-right: 1.6rem; color: ${({ theme }) => theme.colors.neutral800}; font-weight: 400; overflow-wrap: anywhere; }
  a { color: ${({ theme }) => theme.colors.primary700}; }
  td + td, thead th:nth-child(n + 3) { width: ${({ $tall }) => ($tall ? '11rem' : '7rem')}; text-align: right; }
  svg { display: block; width: 100%; height: ${({ $tall }) => ($tall ? '2rem' : '1.2rem')}; }
  rect { fill: ${({ theme }) => theme.colors.primary600}; }
`

export interface BarRow {
  readonly key: string
  readonly label: ReactNode
  readonly count: number
  /** The total for the share; null: no share is shown. */
  readonly of: number | null
}

interface BarTableProps {
  readonly caption: string
  /** Above the labels, the counts, and the shares. */
  readonly heads: readonly [what: ReactNode, count: string, share: string]
  readonly rows: readonly BarRow[]
  /** The count of the widest bar; by default the largest. */
  readonly most?: number
  /** Decimals of the shares. */
  readonly decimals?: number
  readonly tall?: boolean
}

/** How often each of something occurred: a table whose lines are bars as well. */
export function BarTable({
  caption,
  heads,
  rows,
  most = Math.max(1, ...rows.map(({ count }) => count)),
  decimals = 1,
  tall = false,
}: BarTableProps) {
  const percentage = new Intl.NumberFormat('nl-NL', {
    style: 'percent',
    maximumFractionDigits: decimals,
  })
  const [what, count, share] = heads
  return (
    <Table $tall={tall}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <td />
          <th scope="col">{count}</th>
          <th scope="col">{share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count: times, of }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <svg aria-hidden="true">
                <rect width={`${(100 * times) / most}%`} height="100%" />
              </svg>
            </td>
            <td>{dutchNumber(times)}</td>
            <td>{of === null ? '' : percentage.format(of === 0 ? 0 : times / of)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
