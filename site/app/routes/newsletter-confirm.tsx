import { CONFIRMATION_PAGE, CONFIRMATION_PATH } from '@beursvloer/contract/forms/subscription'
import { subscriptionMessages } from '~/features/newsletter/subscription-messages.ts'
import { SubscriptionPage } from '~/features/newsletter/subscription-page.tsx'
import { BUTTON_FORM, type PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { passToken } from '~/submissions/pass-token.server.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const handle: PageHandle = {
  audience: 'single-use',
  sitemap: false,
  counted: true,
  forms: [BUTTON_FORM],
}

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
