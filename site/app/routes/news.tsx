import { contentOf } from '~/content/context.server.ts'
import { storyMessages } from '~/features/stories/messages.ts'
import { StoryList } from '~/features/stories/story-list.tsx'
import { storyPaths, toStoryList } from '~/features/stories/story-view.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/news.ts'

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = storyMessages[shell.locale]
  const path = storyPaths.news
  return pageMeta(matches, {
    title: t.news,
    description: t.newsLead,
    path,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.news, path }])],
  })
}

export function loader({ context, url }: Route.LoaderArgs) {
  const page = Number(url.searchParams.get('pagina') ?? 1)
  const list = toStoryList('news', contentOf(context).news.all, page)
  validatePage(list, url)
  return { list }
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <StoryList kind="news" list={loaderData.list} />
}
