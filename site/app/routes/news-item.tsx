import { BlockList } from '~/blocks/block-list.tsx'
import { contentOf } from '~/content/context.server.ts'
import { loadStory } from '~/features/stories/story-loader.ts'
import { storyMeta } from '~/features/stories/story-meta.ts'
import { StoryPage } from '~/features/stories/story-page.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import type { Route } from './+types/news-item.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: true, counted: false }

export const meta = storyMeta('news')

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadStory('news', contentOf(context), { ...params, url })

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const { story, ...others } = loaderData
  return (
    <StoryPage kind="news" story={story} {...others} body={<BlockList blocks={story.blocks} />} />
  )
}
