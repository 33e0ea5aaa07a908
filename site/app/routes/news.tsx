import { PAGE_PARAMETER } from '@beursvloer/contract/search-parameters'
import { contentOf } from '~/content/context.server.ts'
import { StoryList } from '~/features/stories/story-list.tsx'
import { loadStoryList } from '~/features/stories/story-loader.ts'
import { storyListMeta } from '~/features/stories/story-meta.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/news.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, parameters: [PAGE_PARAMETER] }

export const meta = storyListMeta('news')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStoryList('news', contentOf(context), url)

export default function News({ loaderData }: Route.ComponentProps) {
  return <StoryList kind="news" list={loaderData.list} />
}
