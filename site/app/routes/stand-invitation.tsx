import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import {
  CONTACT_PAGE,
  myStandPagePath,
  STAND_INVITATION_PAGE,
} from '@beursvloer/contract/page-addresses'
import { data, Form, redirectDocument } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { acceptInvitation, invitationOf } from '~/account/my-stand.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { codeIn, MAX_BUTTON_BODY_BYTES } from '~/shell/link-code.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/stand-invitation.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_BUTTON_BODY_BYTES }],
}

export const meta = ownMeta(STAND_INVITATION_PAGE, myStandMessages, (t) => [
  t.invitation,
  t.description,
])

/** The target of the link in the mail of an invitation; opening it does nothing. */
export async function loader(args: Route.LoaderArgs) {
  const code = codeIn(args.url)
  const asked = code ? invitationOf(accountOf(args.context), code) : Promise.resolve(null)
  return { invitation: await fromCms(args, asked) }
}

/** Accepts the invitation, once, and signs in. */
export async function action(args: Route.ActionArgs) {
  try {
    const answer = await acceptInvitation(args, codeIn(args.url))
    if (answer.outcome === 'signed-in') return redirectDocument(myStandPagePath(answer.exhibitor))
    return data({ outcome: answer.outcome }, { status: answer.outcome === 'blocked' ? 403 : 410 })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    // An address without a code, or with one that cannot be.
    if (error.status === 400) return data({ outcome: 'unknown' as const }, { status: 410 })
    return data({ outcome: 'failed' as const }, { status: 503 })
  }
}

export default function StandInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(myStandMessages)
  const { invitation } = loaderData
  const problem = actionData?.outcome
  if (problem === 'blocked')
    return (
      <AccountSheet title={t.invitation}>
        <Notice tone="brick" role="alert" title={t.blocked}>
          {t.blockedHint}
        </Notice>
        <LinkButton to={CONTACT_PAGE}>Contact</LinkButton>
      </AccountSheet>
    )
  if (!invitation || problem === 'unknown')
    return (
      <AccountSheet title={t.invitation}>
        <Notice tone="brick" title={t.gone}>
          {t.goneHint}
        </Notice>
        <LinkButton to={`${SIGN_IN_PAGE}?naar=/mijn-stand`}>{t.back}</LinkButton>
      </AccountSheet>
    )
  const { stand, email, role } = invitation
  return (
    <AccountSheet title={t.invitation} lead={t.invitationLead(stand, t.roles[role])}>
      {problem === 'failed' && (
        <Notice tone="brick" role="alert">
          {t.later}
        </Notice>
      )}
      <p>{t.invitationFor(email)}</p>
      <Form method="post" replace>
        <Button type="submit" variant="primary">
          {t.accept}
        </Button>
      </Form>
    </AccountSheet>
  )
}
