import { NETWORK_PAGE } from '@beursvloer/contract/page-addresses'
import { accountOf } from '~/account/context.server.ts'
import { networkOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { networkQueryIn } from '~/features/profile/network-address.ts'
import { networkMessages } from '~/features/profile/network-messages.ts'
import { NetworkListPage } from '~/features/profile/network-page.tsx'
import { toNetworkView } from '~/features/profile/network-view.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/visitor-network.ts'

export const handle: PageHandle = PERSONAL_PAGE

export const meta = ownMeta(NETWORK_PAGE, networkMessages, (t) => [t.title, t.description])

/** The visitors who chose to be shown, for signed-in visitors: `/bezoekersprofiel/netwerklijst`. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { search, page } = networkQueryIn(url.searchParams)
  validatePage(page, url)
  const network = await fromCms(args, networkOf(accountOf(context), { search, page }))
  validatePage(page <= network.pageCount, url)
  return toNetworkView(network, { search, page, content: contentOf(context) })
}

export default function VisitorNetwork({ loaderData }: Route.ComponentProps) {
  return <NetworkListPage network={loaderData} />
}
