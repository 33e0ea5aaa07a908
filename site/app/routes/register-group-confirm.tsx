import {
  GROUP_CONFIRMATION_PAGE,
  GROUP_CONFIRMATION_PATH,
} from '@beursvloer/contract/accounts/group'
import { GroupConfirmation } from '~/features/group/group-outcome.tsx'
import { groupMessages } from '~/features/group/messages.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { passGroupToken } from '~/submissions/group-token.server.ts'
import type { Route } from './+types/register-group-confirm.ts'

export const handle: PageHandle = {
  audience: 'single-use',
  sitemap: false,
  counted: true,
  forms: [],
}

export const meta = ownMeta(GROUP_CONFIRMATION_PAGE, groupMessages, (t) => [
  t.confirmTitle,
  t.confirmLead,
])

export const action = (args: Route.ActionArgs) => passGroupToken(GROUP_CONFIRMATION_PATH, args)

export default function ConfirmGroup({ actionData }: Route.ComponentProps) {
  return <GroupConfirmation outcome={actionData?.outcome} />
}
