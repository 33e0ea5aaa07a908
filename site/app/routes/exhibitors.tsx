import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { filterParameters, knownExhibitorValues } from '~/features/exhibitors/exhibitor-filters.ts'
import { ExhibitorListPage } from '~/features/exhibitors/exhibitor-list-page.tsx'
import { toExhibitorFacets, toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { fromTable, toTable } from '~/shell/table.ts'
import type { Route } from './+types/exhibitors.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, parameters: Object.values(filterParameters) }

export const meta = ownMeta(EXHIBITORS_PAGE, exhibitorMessages, (t) => [t.title, t.description])

export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const facets = toExhibitorFacets(content)
  dropUnknownValues(EXHIBITORS_PAGE, url, knownExhibitorValues(facets))
  return { exhibitors: toTable(content.exhibitors.all.map(toExhibitorSummary)), facets }
}

export const shouldRevalidate = sameListForEveryFilter

export default function Exhibitors({ loaderData }: Route.ComponentProps) {
  const { exhibitors, facets } = loaderData
  return <ExhibitorListPage exhibitors={fromTable(exhibitors)} facets={facets} />
}
