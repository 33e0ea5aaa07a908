import {
  deleteAccount,
  MAX_DELETE_ACCOUNT_BYTES,
} from '@beursvloer/contract/forms/definitions/delete-account'
import { ACCOUNT_DELETED_PAGE, ACCOUNT_DELETION_PAGE } from '@beursvloer/contract/page-addresses'
import { useState } from 'react'
import { redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { leave } from '~/account/leave.server.ts'
import { personalDataOf, profileOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { leaveMessages } from '~/features/profile/leave-messages.ts'
import { LeavePage } from '~/features/profile/leave-page.tsx'
import { keptSubmissions, signedInRecently } from '~/features/profile/leave-view.ts'
import { AGAIN_PARAMETER, SignInAgain } from '~/features/profile/sign-in-again.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/visitor-leave.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [{ maxBodyBytes: MAX_DELETE_ACCOUNT_BYTES }],
}

export const meta = ownMeta(ACCOUNT_DELETION_PAGE, leaveMessages, (t) => [t.title, t.description])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The records of the current user that are deleted, and those that stay. */
export async function loader(args: Route.LoaderArgs) {
  const account = accountOf(args.context)
  const { hasPassword } = await fromCms(args, profileOf(account))
  const { submissions, sessions } = await fromCms(args, personalDataOf(account))
  return {
    hasPassword,
    mayLeave: hasPassword || signedInRecently(sessions, new Date()),
    stays: keptSubmissions(submissions, siteRequestOf(args.context).locale),
  }
}

/** Deletes the account, or signs out to sign in anew. */
export async function action(args: Route.ActionArgs) {
  const account = accountOf(args.context)
  if (args.url.searchParams.has(AGAIN_PARAMETER)) {
    await account.signOut()
    throw redirect(signInPath(ACCOUNT_DELETION_PAGE))
  }
  const { email, hasPassword } = await fromCms(args, profileOf(account))
  const t = leaveMessages[siteRequestOf(args.context).locale]
  const texts = { wrongPassword: t.wrongPassword, again: t.again }
  return leave(args, { email, hasPassword, to: ACCOUNT_DELETED_PAGE, texts })
}

export default function VisitorLeave({ loaderData }: Route.ComponentProps) {
  const { hasPassword, mayLeave, stays } = loaderData
  const [definition] = useState(() => deleteAccount(hasPassword))
  return (
    <LeavePage stays={stays}>
      {mayLeave ? <AccountForm definition={definition} leaveFreely /> : <SignInAgain />}
    </LeavePage>
  )
}
