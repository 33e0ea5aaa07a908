import { useNotification, useRBAC } from '@strapi/strapi/admin'
import { useSearchParams } from 'react-router-dom'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import {
  SUBSCRIPTION_KIND_LABELS,
  SUBSCRIPTION_STATE_LABELS,
  type SubscriptionList,
  type SubscriptionRow,
} from '../../submissions/staff/subscription-labels'
import { Chip } from '../ui/chip'
import { ExportMenu } from '../ui/export-menu'
import { Filters } from '../ui/filters'
import { dutchTime } from '../ui/formats'
import { ListFrame } from '../ui/list-frame'
import { RemoveButton } from '../ui/remove-button'
import { messageFor } from '../ui/requests'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { KindLinks } from './kind-links'
import { removeSubscription, SUBSCRIPTIONS } from './requests'

const RIGHTS = {
  export: [{ action: SUBMISSION_ACTIONS.export, subject: null }],
  delete: [{ action: SUBMISSION_ACTIONS.delete, subject: null }],
}

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

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The subscriptions: to the newsletter, or to the mail when the programme is public. */
export function SubscriptionsPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<SubscriptionList>(`${SUBSCRIPTIONS}?${params}`)
  const { allowedActions } = useRBAC(RIGHTS)
  const { toggleNotification } = useNotification()
  const remove = (row: SubscriptionRow) =>
    removeSubscription(row.documentId).then(
      () => {
        toggleNotification({ type: 'success', message: 'De aanmelding is verwijderd.' })
        loaded.reload()
      },
      (error) => toggleNotification({ type: 'danger', message: messageFor(error) }),
    )
  const removal: TableColumn<SubscriptionRow> = {
    head: 'Verwijderen',
    cell: (row) => (
      <RemoveButton
        small
        label="Verwijder"
        name={`Verwijder ${row.email}`}
        question="Aanmelding verwijderen?"
        consequence={`${row.email} krijgt deze mail niet meer, en het bewijs van toestemming verdwijnt.`}
        onRemove={() => remove(row)}
      />
    ),
  }
  return (
    <ListFrame
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
      action={
        allowedActions.canExport && (
          <ExportMenu
            path={SUBSCRIPTIONS}
            query={params.toString()}
            total={loaded.data?.total ?? 0}
            fileName="aanmeldingen"
          />
        )
      }
    >
      {({ rows }) => (
        <SortableTable
          caption="Aanmeldingen voor mail"
          columns={allowedActions.canDelete ? [...COLUMNS, removal] : COLUMNS}
          rows={rows}
          keyOf={({ documentId }) => documentId}
          sortedBy="requestedAt:DESC"
        />
      )}
    </ListFrame>
  )
}
