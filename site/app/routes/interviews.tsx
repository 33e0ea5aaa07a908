import { contentOf } from '~/content/context.server.ts'
import { storyMessages } from '~/features/stories/messages.ts'
import { StoryList } from '~/features/stories/story-list.tsx'
import { storyPaths, toStoryList } from '~/features/stories/story-view.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/interviews.ts'

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = storyMessages[shell.locale]
  const path = storyPaths.interviews
  return pageMeta(matches, {
    title: t.interviews,
    description: t.interviewsLead,
    path,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.interviews, path }])],
  })
}

export function loader({ context, url }: Route.LoaderArgs) {
  const page = Number(url.searchParams.get('pagina') ?? 1)
  const list = toStoryList('interviews', contentOf(context).interviews.all, page)
  validatePage(list, url)
  return { list }
}

export default function Interviews({ loaderData }: Route.ComponentProps) {
  return <StoryList kind="interviews" list={loaderData.list} />
}
