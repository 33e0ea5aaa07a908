import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { packFacts } from '~/features/my-fair/fair-facts.ts'
import { myFairMessages } from '~/features/my-fair/messages.ts'
import { MyFairPage } from '~/features/my-fair/my-fair-page.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { lateComponent } from '~/ui/late-component.ts'
import type { Route } from './+types/my-fair.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: true }

export const meta = ownMeta(MY_FAIR_PAGE, myFairMessages, (t) => [t.title, t.description])

/** A visitor's own days: `/mijn-beurs`. Without data of any visitor, so it is the same for all. */
export const loader = ({ context }: Route.LoaderArgs) => packFacts(contentOf(context))

/** Loaded after the page, which does without it where there is no connection. */
const DeviceOffers = lateComponent(() => import('~/layouts/device-offers.tsx'))

export default function MyFair({ loaderData }: Route.ComponentProps) {
  return <MyFairPage packed={loaderData} offers={<DeviceOffers />} />
}
