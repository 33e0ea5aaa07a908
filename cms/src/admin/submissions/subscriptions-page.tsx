import { Badge, Button, Dialog, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { ConfirmDialog, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useSearchParams } from 'react-router-dom'
import { SUBMISSION_ACTIONS } from '../../handling/actions'
import {
  SUBSCRIPTION_KIND_WORDS,
  SUBSCRIPTION_STATE_WORDS,
  type SubscriptionList,
  type SubscriptionRow,
} from '../../handling/subscription-words'
import { ExportMenu } from './export-menu'
import { Filters } from './filters'
import { dutchTime } from './formats'
import { ListFrame } from './list-frame'
import { removeSubscription, SUBSCRIPTIONS, wordsFor } from './requests'
import { SortableTable, type TableColumn } from './sortable-table'
import { useLoaded } from './use-loaded'

const RIGHTS = {
  export: [{ action: SUBMISSION_ACTIONS.export, subject: null }],
  delete: [{ action: SUBMISSION_ACTIONS.delete, subject: null }],
}

const VARIANTS = { pending: 'warning', confirmed: 'success', unsubscribed: 'neutral' } as const

const COLUMNS: readonly TableColumn<SubscriptionRow>[] = [
  { sort: 'email', head: 'E-mailadres', cell: ({ email }) => email },
  { sort: 'kind', head: 'Waarvoor', cell: ({ kind }) => SUBSCRIPTION_KIND_WORDS[kind] },
  {
    sort: 'requestedAt',
    head: 'Aangemeld',
    cell: ({ requestedAt }) => dutchTime(requestedAt),
  },
  {
    sort: 'state',
    head: 'Status',
    cell: ({ state }) => <Badge variant={VARIANTS[state]}>{SUBSCRIPTION_STATE_WORDS[state]}</Badge>,
  },
]

/** Who asked for mail: the newsletter, or word that the programme is out. */
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
      (error) => toggleNotification({ type: 'danger', message: wordsFor(error) }),
    )
  const removal: TableColumn<SubscriptionRow> = {
    head: 'Verwijderen',
    cell: (row) => (
      <Dialog.Root>
        <Dialog.Trigger>
          <Button
            variant="danger-light"
            size="S"
            startIcon={<Trash />}
            aria-label={`Verwijder ${row.email}`}
          >
            Verwijder
          </Button>
        </Dialog.Trigger>
        <ConfirmDialog title="Aanmelding verwijderen?" onConfirm={() => remove(row)}>
          <Typography textAlign="center">
            {`${row.email} krijgt deze mail niet meer, en het bewijs van toestemming verdwijnt.`}
          </Typography>
        </ConfirmDialog>
      </Dialog.Root>
    ),
  }
  return (
    <ListFrame
      title="Aanmeldingen voor mail"
      subtitle="Nieuwsbrief en bericht over het programma. Afmelden doet de ontvanger zelf, met de link in elke mail."
      loaded={loaded}
      empty="Geen aanmeldingen gevonden."
      filters={
        <Filters
          searchHint="E-mailadres"
          states={Object.entries(SUBSCRIPTION_STATE_WORDS).map(([value, label]) => ({
            value,
            label,
          }))}
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
