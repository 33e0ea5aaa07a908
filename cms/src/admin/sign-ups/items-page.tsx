import { Link, Typography } from '@strapi/design-system'
import { NavLink, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import type { ItemList, ItemRow } from '../../sign-ups/staff/views'
import { Chip } from '../ui/chip'
import { optionsOf } from '../ui/fields'
import { Filters } from '../ui/filters'
import { shortDay } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import type { TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { Occupancy } from './occupancy'
import { SIGN_UPS } from './requests'
import { whenText } from './when'

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
    options: optionsOf({
      full: 'Vol',
      waiting: 'Met wachtlijst',
      over: 'Meer dan er plaatsen zijn',
    }),
  },
]

/** Every item with sign-ups, with its occupancy. */
export function ItemsPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<ItemList>(`${SIGN_UPS}?${params}`)
  const may = useRights(SIGN_UP_ACTIONS)
  return (
    <ListPage
      title="Aanmeldingen"
      subtitle="Onderdelen waarvoor bezoekers zich aanmelden, en hoe vol ze zijn."
      links={
        may.read && (
          <Link tag={NavLink} to="inchecken">
            Wie mag inchecken
          </Link>
        )
      }
      loaded={loaded}
      onOnePage
      empty="Voor geen enkel onderdeel hoeft men zich aan te melden. Dat staat bij het onderdeel zelf."
      filters={
        <Filters searchHint="Titel of ruimte" choices={choicesFor(loaded.data)} period={null} />
      }
      columns={columns(may.read)}
      keyOf={({ id }) => id}
    />
  )
}
