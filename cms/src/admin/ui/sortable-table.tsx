import { Box, Flex, Typography } from '@strapi/design-system'
import { CaretDown, CaretUp } from '@strapi/icons'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from './empty-state'
import { useParameters } from './use-parameters'

export interface TableColumn<Row> {
  /** The sort key; absent for a column that cannot be sorted. */
  readonly sort?: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
}

export interface SortableTableProps<Row> {
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The default order: `receivedAt:DESC`. */
  readonly sortedBy?: string
  /** The text in place of a table without rows. */
  readonly empty?: string
}

/** On narrow screens every row becomes a small list, with the head of its column before each cell. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;

  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th { padding: 0 1.6rem; text-align: left; white-space: nowrap; }
  td { padding: 1.2rem 1.6rem; vertical-align: top; }
  td a { white-space: nowrap; }
  tr { border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150}; }
  tbody tr:last-child { border-bottom: 0; }
  tbody tr:hover { background: ${({ theme }) => theme.colors.primary100}; }

  @media (max-width: 960px) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { display: block; padding: 1.2rem 1.6rem; }
    td { display: flex; gap: 1.2rem; padding: 0.3rem 0; overflow-wrap: anywhere; }
    td::before {
      content: attr(data-head);
      flex: 0 0 10rem;
      color: ${({ theme }) => theme.colors.neutral600};
    }
  }
`

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 4.8rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
  cursor: pointer;
`

/** A table whose heads sort it; the order is in the address. */
export function SortableTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sortedBy = '',
  empty,
}: SortableTableProps<Row>) {
  const [params, set] = useParameters()
  const [by, order] = (params.get('sort') ?? sortedBy).split(':')
  const sort = (name: string) =>
    set({ sort: `${name}:${by === name && order === 'ASC' ? 'DESC' : 'ASC'}` })
  if (empty !== undefined && rows.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, sort: name }) => (
              <th
                key={head}
                scope="col"
                aria-sort={
                  name && by === name ? (order === 'ASC' ? 'ascending' : 'descending') : undefined
                }
              >
                <Typography variant="sigma" textColor="neutral600">
                  {name ? (
                    <Sort type="button" onClick={() => sort(name)}>
                      {head}
                      {by === name && (order === 'ASC' ? <CaretUp /> : <CaretDown />)}
                    </Sort>
                  ) : (
                    <Flex minHeight="4.8rem">{head}</Flex>
                  )}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell }) => (
                <td key={head} data-head={head}>
                  <Typography textColor="neutral800">{cell(row)}</Typography>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
