import { CONCEPTS_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import {
  comparisonParameters,
  conceptParameters,
} from '~/features/exhibitors/comparison/address.ts'
import { ConceptListPage } from '~/features/exhibitors/comparison/concept-list-page.tsx'
import {
  conceptKinds,
  dwellingTypes,
  toConceptList,
} from '~/features/exhibitors/comparison/concept-list-view.ts'
import { comparisonMessages } from '~/features/exhibitors/comparison/messages.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { fromTable, toTable } from '~/shell/table.ts'
import type { Route } from './+types/concepts.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [...Object.values(conceptParameters), comparisonParameters.chosen],
}

export const meta = ownMeta(CONCEPTS_PAGE, comparisonMessages, (t) => [t.title, t.description])

/** All concepts of the fair. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  dropUnknownValues(CONCEPTS_PAGE, url, {
    [conceptParameters.kind]: conceptKinds,
    [conceptParameters.dwelling]: dwellingTypes,
    [comparisonParameters.chosen]: content.concepts.all.map(({ slug }) => slug),
  })
  return { concepts: toTable(toConceptList(content)) }
}

export const shouldRevalidate = sameListForEveryFilter

export default function Concepts({ loaderData }: Route.ComponentProps) {
  return <ConceptListPage concepts={fromTable(loaderData.concepts)} />
}
