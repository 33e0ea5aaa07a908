import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { composeMessages } from '~/features/my-fair/compose-messages.ts'
import { ComposePage } from '~/features/my-fair/compose-page.tsx'
import { packFacts } from '~/features/my-fair/fair-facts.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/compose-day.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: true }

export const meta = ownMeta(`${MY_FAIR_PAGE}/samenstellen`, composeMessages, (t) => [
  t.title,
  t.description,
])

/** Composes a day by the visitor's choices, in the browser: `/mijn-beurs/samenstellen`. */
export const loader = ({ context }: Route.LoaderArgs) => packFacts(contentOf(context))

export default function ComposeDay({ loaderData }: Route.ComponentProps) {
  return <ComposePage packed={loaderData} />
}
