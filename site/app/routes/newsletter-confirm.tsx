import { CONFIRMATION_PAGE, CONFIRMATION_PATH } from '@beursvloer/contract/forms/subscription'
import { subscriptionMessages } from '~/features/newsletter/subscription-messages.ts'
import { SubscriptionPage } from '~/features/newsletter/subscription-page.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { passToken } from '~/submissions/pass-token.server.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const handle: PageHandle = {
  audience: 'single-use',
  sitemap: false,
  counted: true,
  forms: [],
}

export const meta = ownMeta(CONFIRMATION_PAGE, subscriptionMessages, (t) => [
  t.confirm.title,
  t.confirm.lead,
])

export const action = (args: Route.ActionArgs) => passToken(CONFIRMATION_PATH, args)

export default function ConfirmAddress({ actionData }: Route.ComponentProps) {
  return <SubscriptionPage step="confirm" answer={actionData} />
}
