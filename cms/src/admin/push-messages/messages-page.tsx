import { Link, LinkButton } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { NavLink, useSearchParams } from 'react-router-dom'
import { KIND_LABELS, MESSAGE_STATE_LABELS } from '../../push-messages/staff/labels'
import { PUSH_ACTIONS } from '../../push-messages/staff/rights'
import type { PushList, PushRow } from '../../push-messages/staff/views'
import { optionsOf } from '../ui/fields'
import { Filters } from '../ui/filters'
import { count, dutchTime } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { SecondLine } from '../ui/second-line'
import type { TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { PUSH_MESSAGES } from './requests'
import { MessageState } from './state-chip'
import { useRefresh } from './use-refresh'

const COLUMNS: readonly TableColumn<PushRow>[] = [
  {
    sort: 'titleNl',
    head: 'Bericht',
    cell: ({ documentId, title, targetText }) => (
      <>
        <Link tag={NavLink} to={documentId}>
          {title}
        </Link>
        <SecondLine>{targetText}</SecondLine>
      </>
    ),
  },
  {
    head: 'Soort',
    cell: ({ kind, origin, isTest }) => (
      <>
        {isTest ? 'Proef' : KIND_LABELS[kind]}
        <SecondLine>{origin === 'automatic' ? 'Automatisch' : 'Geschreven'}</SecondLine>
      </>
    ),
  },
  { sort: 'state', head: 'Status', cell: (row) => <MessageState {...row} /> },
  { sort: 'sendAt', head: 'Wanneer', cell: ({ sendAt }) => dutchTime(sendAt) },
  {
    head: 'Toestellen',
    cell: ({ state, devices }) => (state === 'planned' ? 'Volgt' : devices),
  },
  {
    head: 'Getoond',
    cell: ({ counts }) => (
      <>
        {counts.shown}
        <SecondLine>{count(counts.opened, 'geopend', 'geopend')}</SecondLine>
      </>
    ),
  },
]

const CHOICES = [
  {
    name: 'origin',
    label: 'Herkomst',
    any: 'Alle',
    options: optionsOf({ staff: 'Geschreven', automatic: 'Automatisch' }),
  },
  {
    name: 'state',
    label: 'Status',
    any: 'Elke status',
    options: optionsOf(MESSAGE_STATE_LABELS),
  },
]

/** Every message, those that staff wrote and those that went by themselves. */
export function MessagesPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<PushList>(`${PUSH_MESSAGES}?${params}`)
  const may = useRights(PUSH_ACTIONS)
  useRefresh(loaded.data?.rows.some(({ state }) => state === 'sending') ?? false, loaded.reload)
  return (
    <ListPage
      title="Pushberichten"
      subtitle="Wat toestellen van bezoekers te horen kregen: wat u schreef, en wat vanzelf ging."
      action={
        may.send && (
          <LinkButton tag={NavLink} to="nieuw" startIcon={<Plus />}>
            Schrijf een bericht
          </LinkButton>
        )
      }
      loaded={loaded}
      empty="Er is nog niets verstuurd. Wijzigingen van onderdelen, vrijgekomen plaatsen en wat zo begint staan hier vanzelf."
      filters={<Filters searchHint="Titel, tekst of voor wie" choices={CHOICES} period={null} />}
      columns={COLUMNS}
      keyOf={({ documentId }) => documentId}
      sortedBy="sendAt:DESC"
    />
  )
}
