import { Button, Flex } from '@strapi/design-system'
import { useSearchParams } from 'react-router-dom'
import type { DoorRow, LiveOverview } from '../../live/staff/views'
import { Chip } from '../ui/chip'
import { SelectField } from '../ui/fields'
import { dutchDay } from '../ui/formats'
import { post } from '../ui/requests'
import { EmptyText, Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'

interface DoorSectionProps {
  readonly overview: LiveOverview
  readonly reload: () => void
}

const COLUMNS: readonly TableColumn<DoorRow>[] = [
  { head: 'Tijd', cell: ({ start, end }) => `${start}–${end}` },
  { head: 'Ruimte', cell: ({ room }) => room },
  { head: 'Onderdeel', cell: ({ title }) => title },
  {
    head: 'Aan de deur',
    cell: ({ isCancelled, isFull }) => {
      if (isCancelled) return <Chip tone="neutral">Geannuleerd</Chip>
      return isFull ? <Chip tone="danger">Zaal vol</Chip> : 'Er is plaats'
    },
  },
]

/** Which rooms are full at the door, by item. */
export function DoorSection({ overview: { days, day, items }, reload }: DoorSectionProps) {
  const [, setParams] = useSearchParams()
  const { busy, run } = useAction(reload)
  const note = ({ id, title }: DoorRow, isFull: boolean) =>
    run(
      post(`/live/doors/${id}`, { isFull }),
      isFull ? `Bij ‘${title}’ staat nu: zaal vol.` : `Bij ‘${title}’ is weer plaats.`,
    )
  const actions: TableColumn<DoorRow> = {
    head: 'Doen',
    cell: (row) =>
      !row.isCancelled && (
        <Button
          size="S"
          variant={row.isFull ? 'secondary' : 'danger-light'}
          disabled={busy}
          onClick={() => note(row, !row.isFull)}
          aria-label={`${row.isFull ? 'Weer plaats' : 'Zaal vol'}: ${row.title}, ${row.start}`}
        >
          {row.isFull ? 'Weer plaats' : 'Zaal vol'}
        </Button>
      ),
  }
  return (
    <Section title="Zaal vol aan de deur">
      <Flex>
        <SelectField
          name="day"
          label="Dag"
          value={day}
          options={days.map((date) => ({ value: date, label: dutchDay(date) }))}
          onChange={(date) => setParams({ day: date })}
        />
      </Flex>
      {items.length === 0 ? (
        <EmptyText>Op deze dag staat niets in het programma.</EmptyText>
      ) : (
        <SortableTable
          caption="Onderdelen van deze dag"
          columns={[...COLUMNS, actions]}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </Section>
  )
}
