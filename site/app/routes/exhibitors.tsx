import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { filterParameters } from '~/features/exhibitors/exhibitor-filters.ts'
import { ExhibitorListPage } from '~/features/exhibitors/exhibitor-list-page.tsx'
import { toExhibitorFacets, toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { sameListForEveryFilter } from '~/shell/list-search.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { listMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/exhibitors.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  parameters: Object.values(filterParameters),
}

export function meta({ matches }: Route.MetaArgs) {
  return listMeta(matches, EXHIBITORS_PAGE, exhibitorMessages, (t) => [t.title, t.description])
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
