import { useSearchParams } from 'react-router-dom'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import {
  SUBSCRIPTION_KIND_LABELS,
  SUBSCRIPTION_STATE_LABELS,
  type SubscriptionList,
  type SubscriptionRow,
} from '../../submissions/staff/subscription-labels'
import { Chip } from '../ui/chip'
import { optionsOf } from '../ui/fields'
import { Filters } from '../ui/filters'
import { dutchTime } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { RemoveButton } from '../ui/remove-button'
import type { TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { KindLinks } from './kind-links'
import { removeSubscription, SUBSCRIPTIONS } from './requests'

const TONES = { pending: 'warning', confirmed: 'success', unsubscribed: 'neutral' } as const

const COLUMNS: readonly TableColumn<SubscriptionRow>[] = [
  { sort: 'email', head: 'E-mailadres', cell: ({ email }) => email },
  { sort: 'kind', head: 'Waarvoor', cell: ({ kind }) => SUBSCRIPTION_KIND_LABELS[kind] },
  {
    sort: 'requestedAt',
    head: 'Aangemeld',
    cell: ({ requestedAt }) => dutchTime(requestedAt),
  },
  {
    sort: 'state',
    head: 'Status',
    cell: ({ state }) => <Chip tone={TONES[state]}>{SUBSCRIPTION_STATE_LABELS[state]}</Chip>,
  },
]

/** The subscriptions: to the newsletter, or to the mail when the programme is public. */
export function SubscriptionsPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<SubscriptionList>(`${SUBSCRIPTIONS}?${params}`)
  const may = useRights(SUBMISSION_ACTIONS)
  const { run } = useAction(loaded.reload)
  const removal: TableColumn<SubscriptionRow> = {
    head: 'Verwijderen',
    cell: ({ documentId, email }) => (
      <RemoveButton
        small
        label="Verwijder"
        name={`Verwijder ${email}`}
        question="Aanmelding verwijderen?"
        consequence={`${email} krijgt deze mail niet meer, en het bewijs van toestemming verdwijnt.`}
        onRemove={() => run(removeSubscription(documentId), 'De aanmelding is verwijderd.')}
      />
    ),
  }
  return (
    <ListPage
      title="Aanmeldingen voor mail"
      subtitle="Nieuwsbrief en bericht over het programma. Afmelden doet de ontvanger zelf, met de link in elke mail."
      links={<KindLinks />}
      loaded={loaded}
      empty="Geen aanmeldingen gevonden."
      filters={
        <Filters
          searchHint="E-mailadres"
          choices={[
            {
              name: 'kind',
              label: 'Waarvoor',
              any: 'Alles',
              options: optionsOf(SUBSCRIPTION_KIND_LABELS),
            },
            {
              name: 'state',
              label: 'Status',
              any: 'Elke status',
              options: optionsOf(SUBSCRIPTION_STATE_LABELS),
            },
          ]}
        />
      }
      exported={may.export && { path: SUBSCRIPTIONS, fileName: 'aanmeldingen' }}
      columns={may.delete ? [...COLUMNS, removal] : COLUMNS}
      keyOf={({ documentId }) => documentId}
      sortedBy="requestedAt:DESC"
    />
  )
}
