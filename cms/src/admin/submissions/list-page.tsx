import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink, useSearchParams } from 'react-router-dom'
import { KIND_LABELS, stateLabel } from '../../submissions/staff/labels'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import type { SubmissionList, SubmissionRow } from '../../submissions/staff/views'
import { STATES, statesOf } from '../../submissions/state-flow'
import { Filters } from '../ui/filters'
import { count, dutchTime } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { SecondLine } from '../ui/second-line'
import type { TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { WorkingEditionChooser } from '../ui/working-edition-chooser'
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
        <SecondLine>{email}</SecondLine>
      </>
    ),
  },
  { sort: 'receivedAt', head: 'Ontvangen', cell: ({ receivedAt }) => dutchTime(receivedAt) },
  { sort: 'state', head: 'Status', cell: (row) => <StateChip {...row} /> },
]

/** Says of which edition the list is, and what it leaves out; and chooses another. */
function EditionOfList({ edition, elsewhere = 0 }: Partial<SubmissionList>) {
  if (edition === undefined) return null
  const others = elsewhere > 0 ? `, en nog ${elsewhere} van andere edities` : ''
  return (
    <Flex gap={4} wrap="wrap">
      <WorkingEditionChooser />
      <Typography>{`Inzendingen van ${edition ?? 'alle edities'}${others}.`}</Typography>
    </Flex>
  )
}

/** All submissions, or those of one kind. */
export function SubmissionsPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<SubmissionList>(`${SUBMISSIONS}?${params}`)
  const may = useRights(SUBMISSION_ACTIONS)
  const chosen = SUBMISSION_KINDS.find((one) => one === params.get('kind'))
  const open = loaded.data?.open
  const toDo =
    open && (chosen ? (open[chosen] ?? 0) : Object.values(open).reduce((a, b) => a + b, 0))
  return (
    <ListPage
      title={chosen ? KIND_LABELS[chosen].all : 'Inzendingen'}
      subtitle={
        toDo === undefined
          ? 'Wat bezoekers via de formulieren sturen.'
          : toDo === 0
            ? 'Alles is afgehandeld.'
            : `${count(toDo, 'inzending vraagt', 'inzendingen vragen')} nog om een vervolg.`
      }
      links={
        <>
          <KindLinks open={open} />
          <EditionOfList {...loaded.data} />
        </>
      }
      loaded={loaded}
      empty="Nog niets ontvangen. Wat bezoekers via de site versturen, komt hier binnen."
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
      exported={may.export && { path: SUBMISSIONS, fileName: chosen ?? 'inzendingen' }}
      columns={chosen ? [reference, ...columns] : [reference, kind, ...columns]}
      keyOf={({ documentId }) => documentId}
      sortedBy="receivedAt:DESC"
    />
  )
}
