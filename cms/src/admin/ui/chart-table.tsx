import { type ComponentProps, useState } from 'react'
import { styled } from 'styled-components'
import { SortableTable } from './sortable-table'

/** A part that is shown on request. */
export const Details = styled.details`
  summary {
    display: inline-block;
    padding: 0.6rem 0;
    color: ${({ theme }) => theme.colors.primary700};
    font-size: 1.4rem;
    cursor: pointer;
  }
`

/** The numbers of a chart as a table, which is made once it is asked for. */
export function ChartTable<Row>(table: ComponentProps<typeof SortableTable<Row>>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Toon als tabel</summary>
      {isOpen && <SortableTable {...table} />}
    </Details>
  )
}
