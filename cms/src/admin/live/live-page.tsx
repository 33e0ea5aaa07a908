import { useSearchParams } from 'react-router-dom'
import type { LiveOverview } from '../../live/staff/views'
import { PanelPage } from '../ui/panel-page'
import { useLoaded } from '../ui/use-loaded'
import { DoorSection } from './door-section'
import { NoticeSection } from './notice-section'

/** Live facts for visitors: a notice on every page, and the full rooms. */
export default function LivePage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<LiveOverview>(`/live?${params}`)
  const { reload } = loaded
  return (
    <PanelPage
      title="Live"
      subtitle="Wat u hier zegt, staat binnen enkele seconden op de telefoon van elke bezoeker die de site open heeft."
      loaded={loaded}
    >
      {(overview) => (
        <>
          <NoticeSection shown={overview.notice} reload={reload} />
          <DoorSection overview={overview} reload={reload} />
        </>
      )}
    </PanelPage>
  )
}
