import { CONFIRMATION_PAGE, CONFIRMATION_PATH } from '@beursvloer/contract/forms/subscription'
import { subscriptionMessages } from '~/features/newsletter/subscription-messages.ts'
import { SubscriptionPage } from '~/features/newsletter/subscription-page.tsx'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { passToken } from '~/submissions/pass-token.server.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const { title, lead } = subscriptionMessages[shell.locale].confirm
  return pageMeta(matches, { title, description: lead, path: CONFIRMATION_PAGE, noIndex: true })
}

export const action = (args: Route.ActionArgs) => passToken(CONFIRMATION_PATH, args)

export default function ConfirmAddress({ actionData }: Route.ComponentProps) {
  return <SubscriptionPage step="confirm" answer={actionData} />
}
