import { NOW_PAGE } from '@beursvloer/contract/page-addresses'
import { useMemo } from 'react'
import { contentOf } from '~/content/context.server.ts'
import { groundOf } from '~/features/floor-plan/walks.ts'
import { nowMessages } from '~/features/now/messages.ts'
import { type NowSpot, packNowFacts, toNowFacts, unpackNowFacts } from '~/features/now/now-facts.ts'
import { NowPage } from '~/features/now/now-page.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { fromTable, toTable } from '~/shell/table.ts'
import type { Route } from './+types/now.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: true }

export const meta = ownMeta(NOW_PAGE, nowMessages, (t) => [t.title, t.description])

/**
 * The running items, `/nu`: the same for everybody; the browser knows the time and the visitor's
 * own items.
 */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const spots = [...groundOf(content).spots.values()]
  return {
    facts: packNowFacts(toNowFacts(content)),
    spots: toTable(spots.map(({ key, name }): NowSpot => ({ key, name }))),
    renamed: content.rooms.renamed,
  }
}

/** All of it follows from the clock and the device, not from the address. */
export const shouldRevalidate = () => false

export default function Now({ loaderData }: Route.ComponentProps) {
  const props = useMemo(
    () => ({
      facts: unpackNowFacts(loaderData.facts),
      spots: fromTable(loaderData.spots),
      renamed: loaderData.renamed,
    }),
    [loaderData],
  )
  return <NowPage {...props} />
}
