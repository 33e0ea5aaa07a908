import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { filterParameters } from '~/features/exhibitors/exhibitor-filters.ts'
import { ExhibitorListPage } from '~/features/exhibitors/exhibitor-list-page.tsx'
import { toExhibitorFacets, toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { sameListForEveryFilter } from '~/shell/list-search.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { Route } from './+types/exhibitors.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  parameters: Object.values(filterParameters),
}

const PATH = EXHIBITORS_PAGE

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
