import { Link, Typography } from '@strapi/design-system'
import { NavLink, Route, Routes } from 'react-router-dom'
import {
  type DeletionReport,
  type DeletionsOverview,
  deletedLabel,
  type KindRetention,
} from '../../submissions/staff/deletion-labels'
import { KIND_LABELS } from '../../submissions/staff/labels'
import { dutchDay, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { DetailsPage } from './details-page'
import { KindLinks } from './kind-links'
import { SubmissionsPage } from './list-page'
import { SubscriptionsPage } from './subscriptions-page'

const RETENTION: readonly TableColumn<KindRetention>[] = [
  { head: 'Soort', cell: ({ kind }) => KIND_LABELS[kind].all },
  { head: 'Bewaartermijn', cell: ({ months }) => `${months} maanden` },
  { head: 'Nu bewaard', cell: ({ kept }) => kept },
  { head: 'Weg binnen 30 dagen', cell: ({ due }) => due },
  { head: 'Eerstvolgende', cell: ({ next }) => (next ? dutchDay(next) : '–') },
]

const REPORTS: readonly TableColumn<DeletionReport>[] = [
  { head: 'Verwijderd op', cell: ({ deletedAt }) => dutchTime(deletedAt) },
  { head: 'Wat', cell: ({ kind }) => deletedLabel(kind) },
  { head: 'Aantal', cell: ({ count }) => count },
  { head: 'Bestanden', cell: ({ files }) => files },
  { head: 'Door', cell: ({ by }) => by ?? 'Automatisch' },
]

/** The retention of submissions, and the past deletions. */
function DeletionsPage() {
  return (
    <PanelPage
      title="Bewaren en verwijderen"
      subtitle="Inzendingen worden na hun bewaartermijn ’s nachts automatisch verwijderd, met bestanden en mails."
      top={<KindLinks />}
      loaded={useLoaded<DeletionsOverview>('/handling/deletions')}
    >
      {({ kinds, reports }) => (
        <>
          <Typography variant="beta" tag="h2">
            Hoe lang alles blijft
          </Typography>
          <SortableTable
            caption="Bewaartermijnen"
            columns={RETENTION}
            rows={kinds}
            keyOf={({ kind }) => kind}
          />
          <Link tag={NavLink} to="/content-manager/single-types/api::form-settings.form-settings">
            Wijzig de termijnen bij Instellingen van de formulieren
          </Link>
          <Typography variant="beta" tag="h2">
            Wat is verwijderd
          </Typography>
          <SortableTable
            caption="Verwijderd"
            columns={REPORTS}
            rows={reports}
            keyOf={({ documentId }) => documentId}
            empty="Er is nog niets verwijderd."
          />
        </>
      )}
    </PanelPage>
  )
}

/** "Inzendingen": the submissions, as lists and one by one. */
export default function SubmissionsPages() {
  return (
    <Routes>
      <Route index element={<SubmissionsPage />} />
      <Route path="aanmeldingen" element={<SubscriptionsPage />} />
      <Route path="bewaren" element={<DeletionsPage />} />
      <Route path=":documentId" element={<DetailsPage />} />
    </Routes>
  )
}
