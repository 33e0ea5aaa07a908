import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import { Link, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { NavLink, useSearchParams } from 'react-router-dom'
import { KIND_LABELS, stateLabel } from '../../submissions/staff/labels'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import type { SubmissionList, SubmissionRow } from '../../submissions/staff/views'
import { STATES, statesOf } from '../../submissions/state-flow'
import { ExportMenu } from '../ui/export-menu'
import { Filters } from '../ui/filters'
import { count, dutchTime } from '../ui/formats'
import { ListFrame } from '../ui/list-frame'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { KindLinks } from './kind-links'
import { SUBMISSIONS } from './requests'
import { StateChip } from './state-chip'

const reference: TableColumn<SubmissionRow> = {
  sort: 'reference',
  head: 'Kenmerk',
  cell: ({ documentId, reference }) => (
    <Link tag={NavLink} to={documentId}>
      {reference || 'Zonder kenmerk'}
    </Link>
  ),
}
const kind: TableColumn<SubmissionRow> = {
  sort: 'kind',
  head: 'Soort',
  cell: ({ kind }) => KIND_LABELS[kind].one,
}
const columns: readonly TableColumn<SubmissionRow>[] = [
  {
    sort: 'organisation',
    head: 'Organisatie',
    cell: ({ organisation }) => organisation || '–',
  },
  {
    sort: 'name',
    head: 'Afzender',
    cell: ({ name, email }) => (
      <>
        {name || '–'}
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {email}
        </Typography>
      </>
    ),
  },
  { sort: 'receivedAt', head: 'Ontvangen', cell: ({ receivedAt }) => dutchTime(receivedAt) },
  { sort: 'state', head: 'Status', cell: (row) => <StateChip {...row} /> },
]

/** All submissions, or those of one kind. */
export function ListPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<SubmissionList>(`${SUBMISSIONS}?${params}`)
  const { allowedActions } = useRBAC({
    export: [{ action: SUBMISSION_ACTIONS.export, subject: null }],
  })
  const chosen = SUBMISSION_KINDS.find((one) => one === params.get('kind'))
  const open = loaded.data?.open
  const toDo =
    open && (chosen ? (open[chosen] ?? 0) : Object.values(open).reduce((a, b) => a + b, 0))
  const title = chosen ? KIND_LABELS[chosen].all : 'Inzendingen'
  return (
    <ListFrame
      title={title}
      subtitle={
        toDo === undefined
          ? 'Wat bezoekers via de formulieren sturen.'
          : toDo === 0
            ? 'Alles is afgehandeld.'
            : `${count(toDo, 'inzending vraagt', 'inzendingen vragen')} nog om een vervolg.`
      }
      links={<KindLinks open={open} />}
      loaded={loaded}
      empty={
        [...params.keys()].some((name) => name !== 'kind')
          ? 'Geen resultaten. Wis de filters of zoek met minder woorden.'
          : 'Nog niets ontvangen. Wat bezoekers via de site versturen, komt hier binnen.'
      }
      filters={
        <Filters
          searchHint="Kenmerk, naam, organisatie, e-mail of KvK"
          choices={[
            {
              name: 'state',
              label: 'Status',
              any: 'Elke status',
              options: (chosen ? statesOf(chosen) : STATES).map((state) => ({
                value: state,
                label: stateLabel(state, chosen),
              })),
            },
          ]}
        />
      }
      action={
        allowedActions.canExport && (
          <ExportMenu
            path={SUBMISSIONS}
            query={params.toString()}
            total={loaded.data?.total ?? 0}
            fileName={chosen ?? 'inzendingen'}
          />
        )
      }
    >
      {({ rows }) => (
        <SortableTable
          caption={title}
          columns={chosen ? [reference, ...columns] : [reference, kind, ...columns]}
          rows={rows}
          keyOf={({ documentId }) => documentId}
          sortedBy="receivedAt:DESC"
        />
      )}
    </ListFrame>
  )
}
