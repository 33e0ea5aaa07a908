import { Link, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { NavLink, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import type { ItemList, ItemRow } from '../../sign-ups/staff/views'
import { Chip } from '../ui/chip'
import { Filters } from '../ui/filters'
import { ListFrame } from '../ui/list-frame'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { Occupancy } from './occupancy'
import { SIGN_UPS } from './requests'
import { shortDay, whenText } from './when'

/** Titles may take several lines, unlike other links in tables. */
const Title = styled.span`
  && a, && a span { white-space: normal; }
`

const OneLine = styled.span`
  white-space: nowrap;
`

const columns = (mayRead: boolean): readonly TableColumn<ItemRow>[] => [
  {
    head: 'Onderdeel',
    cell: ({ id, title, isCancelled }) => (
      <>
        {mayRead ? (
          <Title>
            <Link tag={NavLink} to={id}>
              {title}
            </Link>
          </Title>
        ) : (
          title
        )}
        {isCancelled && (
          <Typography tag="div" paddingTop={1}>
            <Chip tone="danger">Geannuleerd</Chip>
          </Typography>
        )}
      </>
    ),
  },
  { head: 'Wanneer', cell: (item) => <OneLine>{whenText(item)}</OneLine> },
  { head: 'Ruimte', cell: ({ room }) => room },
  { head: 'Bezet', cell: (item) => <Occupancy item={item} /> },
  {
    head: 'Wachtlijst',
    cell: ({ waiting, offered }) =>
      [waiting, ...(offered > 0 ? [`${offered} aangeboden`] : [])].join(', '),
  },
]

const choicesFor = (list: ItemList | null) => [
  {
    name: 'day',
    label: 'Dag',
    any: 'Elke dag',
    options: (list?.days ?? []).map((value) => ({ value, label: shortDay(value) })),
  },
  {
    name: 'bezetting',
    label: 'Bezetting',
    any: 'Elke bezetting',
    options: [
      { value: 'full', label: 'Vol' },
      { value: 'waiting', label: 'Met wachtlijst' },
      { value: 'over', label: 'Meer dan er plaatsen zijn' },
    ],
  },
]

/** Every item with sign-ups, with its occupancy. */
export function ItemsPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<ItemList>(`${SIGN_UPS}?${params}`)
  const { allowedActions } = useRBAC({
    read: [{ action: SIGN_UP_ACTIONS.read, subject: null }],
  })
  return (
    <ListFrame
      title="Aanmeldingen"
      subtitle="Onderdelen waarvoor bezoekers zich aanmelden, en hoe vol ze zijn."
      links={
        allowedActions.canRead && (
          <Link tag={NavLink} to="inchecken">
            Wie mag inchecken
          </Link>
        )
      }
      loaded={loaded}
      onOnePage
      empty={
        params.size > 0
          ? 'Geen resultaten. Wis de filters of zoek met minder woorden.'
          : 'Voor geen enkel onderdeel hoeft men zich aan te melden. Dat staat bij het onderdeel zelf.'
      }
      filters={
        <Filters searchHint="Titel of ruimte" choices={choicesFor(loaded.data)} period={null} />
      }
    >
      {({ rows }) => (
        <SortableTable
          caption="Aanmeldingen"
          columns={columns(allowedActions.canRead === true)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  )
}
