import { Button } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import type { TaskDetails } from '../../my-stand/staff/views'
import { dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { TASKS } from './area-tabs'

type Answer = TaskDetails['answers'][number]

/** What exhibitors handed in for a task. */
export function TaskPage() {
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
