import { contentOf } from '~/content/context.server.ts'
import { feedResponse } from '~/features/stories/story-feed.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/news-feed.ts'

export const handle = UNLISTED_PAGE

export const loader = ({ context }: Route.LoaderArgs): Response =>
  feedResponse('news', contentOf(context), siteRequestOf(context).bases)
