import { contentOf } from '~/content/context.server.ts'
import { ExhibitorListPage } from '~/features/exhibitors/exhibitor-list-page.tsx'
import { toExhibitorFacets, toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { sameListForEveryFilter } from '~/shell/list-search.tsx'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { Route } from './+types/exhibitors.ts'

const PATH = '/standhouders'

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = exhibitorMessages[shell.locale]
  return pageMeta(matches, {
    title: t.title,
    description: t.description,
    path: PATH,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.title, path: PATH }])],
  })
}

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  return {
    exhibitors: content.exhibitors.all.map(toExhibitorSummary),
    facets: toExhibitorFacets(content),
  }
}

export const shouldRevalidate = sameListForEveryFilter

export default function Exhibitors({ loaderData }: Route.ComponentProps) {
  return <ExhibitorListPage {...loaderData} />
}
