import { BlockList } from '~/blocks/block-list.tsx'
import { contentOf } from '~/content/context.server.ts'
import { loadStory } from '~/features/stories/story-loader.ts'
import { storyMeta } from '~/features/stories/story-meta.ts'
import { StoryPage } from '~/features/stories/story-page.tsx'
import { PUBLIC_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/interview.ts'

export const handle = PUBLIC_PAGE

export const meta = storyMeta('interviews')

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadStory('interviews', contentOf(context), { ...params, url })

export default function Interview({ loaderData }: Route.ComponentProps) {
  const { story, ...others } = loaderData
  return (
    <StoryPage
      kind="interviews"
      story={story}
      {...others}
      body={<BlockList blocks={story.blocks} />}
    />
  )
}
