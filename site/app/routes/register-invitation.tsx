import { INVITATION_PAGE } from '@beursvloer/contract/accounts/group'
import {
  invitedRegistration,
  MAX_REGISTRATION_BYTES,
} from '@beursvloer/contract/forms/definitions/visitor-registration'
import { REGISTER_PAGE } from '@beursvloer/contract/page-addresses'
import { useState } from 'react'
import { accountOf } from '~/account/context.server.ts'
import { sessionMiddleware } from '~/account/middleware.server.ts'
import { receiveRegistration } from '~/account/register.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { groupMessages } from '~/features/group/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { invitationOf, tokenIn } from '~/submissions/group-token.server.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/register-invitation.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [{ maxBodyBytes: MAX_REGISTRATION_BYTES }],
}

export const middleware = [sessionMiddleware]

export const meta = ownMeta(INVITATION_PAGE, groupMessages, (t) => [
  t.invitationTitle,
  t.invitationLead,
])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The form to register, filled in as far as a colleague did; no account until it is sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { registrationOpen } = contentOf(context).edition
  return {
    invitation: registrationOpen ? await invitationOf({ url, context }) : null,
    policy: accountOf(context).policy,
  }
}

export function action(args: Route.ActionArgs) {
  if (!contentOf(args.context).edition.registrationOpen) {
    throw new Response(null, { status: 404 })
  }
  return receiveRegistration(args, tokenIn(args.url))
}

export default function RegisterInvitation({ loaderData }: Route.ComponentProps) {
  const t = useMessages(groupMessages)
  const account = useMessages(accountPageMessages)
  const { invitation, policy } = loaderData
  const [definition] = useState(() => invitedRegistration(policy, invitation?.sender))
  return (
    <AccountSheet
      title={t.invitationTitle}
      lead={invitation ? t.invitationLead : undefined}
      links={['sign-in']}
    >
      {invitation ? (
        <div id="formulier">
          <ProtectedForm
            definition={definition}
            values={{ ...invitation }}
            action="#formulier"
            sentTitle={account.checkMail}
          >
            {() => account.registeredNext}
          </ProtectedForm>
        </div>
      ) : (
        <>
          <Notice tone="brick" title={t.invitationGone}>
            {t.invitationGoneHint}
          </Notice>
          <LinkButton to={REGISTER_PAGE}>{t.register}</LinkButton>
        </>
      )}
    </AccountSheet>
  )
}
