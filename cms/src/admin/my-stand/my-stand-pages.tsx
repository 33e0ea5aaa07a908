import { Button, Link } from '@strapi/design-system'
import { NavLink, Route, Routes, useParams } from 'react-router-dom'
import type { ProposalInQueue, TaskDetails } from '../../my-stand/staff/views'
import { dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { AccessPage } from './access-page'
import { AreaTabs, TASKS } from './area-tabs'
import { BadgesPage } from './badges-page'
import { InvoicesPage } from './invoices-page'
import { NewsPage } from './news-page'
import { ProgressPage } from './progress-page'
import { ReturnsPage } from './returns-page'
import { ReviewPage } from './review-page'
import { SettingsPage } from './settings-page'
import { TasksPage } from './tasks-page'

type Answer = TaskDetails['answers'][number]

/** What exhibitors handed in for a task. */
function TaskPage() {
  const { task = '' } = useParams()
  const path = `/my-stand/tasks/${task}`
  const loaded = useLoaded<TaskDetails>(path)
  const download = useDownload()
  const columns: readonly TableColumn<Answer>[] = [
    { head: 'Standhouder', cell: ({ exhibitor }) => exhibitor },
    {
      head: 'Ingeleverd',
      cell: ({ exhibitorId, exhibitor, text, file }) =>
        file ? (
          <Button
            variant="tertiary"
            size="S"
            aria-label={`Download ${file} van ${exhibitor}`}
            onClick={() => download(`${path}/files/${exhibitorId}`, file)}
          >
            {file}
          </Button>
        ) : (
          text || 'Afgevinkt'
        ),
    },
    { head: 'Door', cell: ({ by }) => by },
    { head: 'Wanneer', cell: ({ at }) => dutchTime(at) },
  ]
  return (
    <PanelPage
      title={loaded.data?.title ?? 'Taak'}
      back={[TASKS, 'Taken van standhouders']}
      loaded={loaded}
    >
      {({ title, answers }) => (
        <SortableTable
          caption={title}
          columns={columns}
          rows={answers}
          keyOf={({ exhibitorId }) => exhibitorId}
          empty="Nog niemand leverde iets in."
        />
      )}
    </PanelPage>
  )
}

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
function QueuePage() {
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

/** "Mijn stand": what exhibitors do in their own area. */
export default function MyStandPages() {
  return (
    <Routes>
      <Route index element={<QueuePage />} />
      <Route path="voorstellen/:proposal" element={<ReviewPage />} />
      <Route path="overzicht" element={<ProgressPage />} />
      <Route path="taken" element={<TasksPage />} />
      <Route path="taken/:task" element={<TaskPage />} />
      <Route path="nieuws" element={<NewsPage />} />
      <Route path="facturen" element={<InvoicesPage />} />
      <Route path="badges" element={<BadgesPage />} />
      <Route path="opnieuw" element={<ReturnsPage />} />
      <Route path="instellingen" element={<SettingsPage />} />
      <Route path="toegang" element={<AccessPage />} />
    </Routes>
  )
}
