import { contentOf } from '~/content/context.server.ts'
import { COMPARISON_PAGE, comparisonParameters } from '~/features/exhibitors/comparison/address.ts'
import { keepToKnownChoice } from '~/features/exhibitors/comparison/chosen-concepts.ts'
import comparisonStyle from '~/features/exhibitors/comparison/comparison.css?url'
import { ComparisonPage } from '~/features/exhibitors/comparison/comparison-page.tsx'
import { toComparisonView } from '~/features/exhibitors/comparison/comparison-view.ts'
import { comparisonMessages } from '~/features/exhibitors/comparison/messages.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import type { Route } from './+types/concept-comparison.ts'

// Not for search engines: the number of combinations is huge.
export const handle: PageHandle = {
  audience: 'shared',
  sitemap: false,
  counted: true,
  parameters: Object.values(comparisonParameters),
}

export const meta = ownMeta(COMPARISON_PAGE, comparisonMessages, (t) => [
  t.comparisonTitle,
  t.comparisonDescription,
])

/** Up to four concepts side by side; the address holds the choice. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  keepToKnownChoice(content, url)
  return {
    view: toComparisonView(content, url),
    isTooMany: url.searchParams.has(comparisonParameters.more),
  }
}

export default function ConceptComparison({ loaderData }: Route.ComponentProps) {
  return (
    <div className="comparison-sheet">
      <PageStyle href={comparisonStyle} />
      <ComparisonPage {...loaderData} />
    </div>
  )
}
