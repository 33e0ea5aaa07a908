import { Link } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { ProposalInQueue } from '../../my-stand/staff/views'
import { dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'

const COLUMNS: readonly TableColumn<ProposalInQueue>[] = [
  {
    head: 'Standhouder',
    cell: ({ documentId, exhibitor }) => (
      <Link tag={NavLink} to={`voorstellen/${documentId}`}>
        {exhibitor}
      </Link>
    ),
  },
  { head: 'Wijzigt', cell: ({ changes }) => (changes === 1 ? '1 veld' : `${changes} velden`) },
  { head: 'Ingediend', cell: ({ submittedAt }) => dutchTime(submittedAt) },
  { head: 'Door', cell: ({ by }) => by },
]

/** The proposed presentations that wait for a review. */
export function QueuePage() {
  return (
    <PanelPage
      title="Mijn stand"
      subtitle="Presentaties die standhouders indienden. Wat op de site staat, blijft staan tot u iets overneemt."
      top={<AreaTabs current="queue" />}
      loaded={useLoaded<readonly ProposalInQueue[]>('/my-stand/proposals')}
    >
      {(rows) => (
        <SortableTable
          caption="Voorstellen"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ documentId }) => documentId}
          empty="Er wacht geen voorstel op u."
        />
      )}
    </PanelPage>
  )
}
