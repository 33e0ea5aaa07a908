import { Link, LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useRBAC } from '@strapi/strapi/admin'
import { NavLink, useSearchParams } from 'react-router-dom'
import { KIND_LABELS, MESSAGE_STATE_LABELS } from '../../push-messages/staff/labels'
import { PUSH_ACTIONS } from '../../push-messages/staff/rights'
import type { PushList, PushRow } from '../../push-messages/staff/views'
import { Filters } from '../ui/filters'
import { count, dutchTime } from '../ui/formats'
import { ListFrame } from '../ui/list-frame'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { PUSH_MESSAGES } from './requests'
import { MessageState } from './state-chip'
import { useRefresh } from './use-refresh'

const RIGHTS = { send: [{ action: PUSH_ACTIONS.send, subject: null }] }

const COLUMNS: readonly TableColumn<PushRow>[] = [
  {
    sort: 'titleNl',
    head: 'Bericht',
    cell: ({ documentId, title, targetText }) => (
      <>
        <Link tag={NavLink} to={documentId}>
          {title}
        </Link>
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {targetText}
        </Typography>
      </>
    ),
  },
  {
    head: 'Soort',
    cell: ({ kind, origin, isTest }) => (
      <>
        {isTest ? 'Proef' : KIND_LABELS[kind]}
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {origin === 'automatic' ? 'Automatisch' : 'Geschreven'}
        </Typography>
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
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {count(counts.opened, 'geopend', 'geopend')}
        </Typography>
      </>
    ),
  },
]

const CHOICES = [
  {
    name: 'origin',
    label: 'Herkomst',
    any: 'Alle',
    options: [
      { value: 'staff', label: 'Geschreven' },
      { value: 'automatic', label: 'Automatisch' },
    ],
  },
  {
    name: 'state',
    label: 'Status',
    any: 'Elke status',
    options: Object.entries(MESSAGE_STATE_LABELS).map(([value, label]) => ({ value, label })),
  },
]

/** Every message, those that staff wrote and those that went by themselves. */
export function MessagesPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<PushList>(`${PUSH_MESSAGES}?${params}`)
  const { allowedActions } = useRBAC(RIGHTS)
  useRefresh(loaded.data?.rows.some(({ state }) => state === 'sending') ?? false, loaded.reload)
  return (
    <ListFrame
      title="Pushberichten"
      subtitle="Wat toestellen van bezoekers te horen kregen: wat u schreef, en wat vanzelf ging."
      action={
        allowedActions.canSend && (
          <LinkButton tag={NavLink} to="nieuw" startIcon={<Plus />}>
            Schrijf een bericht
          </LinkButton>
        )
      }
      links={null}
      loaded={loaded}
      empty={
        params.size > 0
          ? 'Geen resultaten. Wis de filters of zoek met minder woorden.'
          : 'Er is nog niets verstuurd. Wijzigingen van onderdelen, vrijgekomen plaatsen en wat zo begint staan hier vanzelf.'
      }
      filters={<Filters searchHint="Titel, tekst of voor wie" choices={CHOICES} period={null} />}
    >
      {({ rows }) => (
        <SortableTable
          caption="Pushberichten"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ documentId }) => documentId}
          sortedBy="sendAt:DESC"
        />
      )}
    </ListFrame>
  )
}
