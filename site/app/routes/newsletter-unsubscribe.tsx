import { UNSUBSCRIBE_PAGE, UNSUBSCRIBE_PATH } from '@beursvloer/contract/forms/subscription'
import { subscriptionMessages } from '~/features/newsletter/subscription-messages.ts'
import { SubscriptionPage } from '~/features/newsletter/subscription-page.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { passToken } from '~/submissions/pass-token.server.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export const handle: PageHandle = {
  audience: 'single-use',
  sitemap: false,
  counted: true,
  forms: [],
}

export const meta = ownMeta(UNSUBSCRIBE_PAGE, subscriptionMessages, (t) => [
  t.unsubscribe.title,
  t.unsubscribe.lead,
])

export const action = (args: Route.ActionArgs) => passToken(UNSUBSCRIBE_PATH, args)

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return <SubscriptionPage step="unsubscribe" answer={actionData} />
}
