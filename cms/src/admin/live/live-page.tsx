import { Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useSearchParams } from 'react-router-dom'
import type { LiveOverview } from '../../live/staff/views'
import { Waiting } from '../ui/list-frame'
import { useLoaded } from '../ui/use-loaded'
import { DoorSection } from './door-section'
import { NoticeSection } from './notice-section'

const TITLE = 'Live'

/** Live facts for visitors: a notice on every page, and the full rooms. */
export default function LivePage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<LiveOverview>(`/live?${params}`)
  const { data, reload } = loaded
  return (
    <Page.Main>
      <Page.Title>{TITLE}</Page.Title>
      <Layouts.Header
        title={TITLE}
        subtitle="Wat u hier zegt, staat binnen enkele seconden op de telefoon van elke bezoeker die de site open heeft."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Waiting loaded={loaded} />
          {data && <NoticeSection shown={data.notice} reload={reload} />}
          {data && <DoorSection overview={data} reload={reload} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
