import { Link } from 'react-router'
import { BlockList } from '~/blocks/block-list.tsx'
import { contentOf } from '~/content/context.server.ts'
import { storyJsonLd } from '~/features/stories/story-json-ld.ts'
import { loadStory } from '~/features/stories/story-loader.ts'
import { StoryPage } from '~/features/stories/story-page.tsx'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { Route } from './+types/news-item.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { story, seo } = loaderData
  return pageMeta(matches, {
    title: story.title,
    description: story.intro,
    path: story.path,
    type: 'article',
    seo,
    jsonLd: storyJsonLd('news', story, shell),
  })
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const stories = contentOf(context).news.all
  const { found: _, ...page } = loadStory('news', stories, { ...params, url })
  return page
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const { story, related, exhibitor } = loaderData
  return (
    <StoryPage
      kind="news"
      story={story}
      related={related}
      body={<BlockList blocks={story.blocks} />}
      about={
        exhibitor && (
          <Link className="link" to={exhibitor.path}>
            {exhibitor.name}
          </Link>
        )
      }
    />
  )
}
