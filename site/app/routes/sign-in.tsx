import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { signIn } from '@beursvloer/contract/forms/definitions/sign-in'
import { Suspense } from 'react'
import { redirect, useHref } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { offeredProviders } from '~/account/providers.server.ts'
import { hasRefusedCookies, returnPathFromReferer } from '~/account/referer.server.ts'
import { receiveSignIn } from '~/account/sign-in.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { ProviderButtons } from '~/features/account/providers/provider-buttons.tsx'
import { returnPath, signInPath, signInState } from '~/features/account/return-path.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { wantsJson } from '~/shell/wants-json.ts'
import { lateComponent } from '~/ui/late-component.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/sign-in.ts'

/** Shown only right after sign-out. */
const KeepSaved = lateComponent(() => import('~/features/account/keep-saved.tsx'))

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [signIn] }

export const meta = ownMeta(SIGN_IN_PAGE, accountPageMessages, (t) => [t.signIn, t.signInLead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/**
 * A visitor who is signed in already goes on at once; with the CMS down the form is shown all the
 * same.
 */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const user = await accountOf(args.context)
    .user()
    .catch(() => null)
  // Not after the action: its script needs the address to go on to.
  if (user && !wantsJson(args.request)) throw redirect(returnPath(searchParams))
  const state = signInState(searchParams)
  const providers = offeredProviders(args.context)
  const to = state.askedBy ?? returnPathFromReferer(args)
  return { ...state, to, providers, withoutCookies: !!state.askedBy && hasRefusedCookies(args) }
}

export const action = (args: Route.ActionArgs) => receiveSignIn(args)

export default function SignIn({ loaderData }: Route.ComponentProps) {
  const t = useMessages(accountPageMessages)
  const { askedBy, ended, signedOut, to, providers, withoutCookies } = loaderData
  const target = useHref(to ? signInPath(to) : SIGN_IN_PAGE)
  return (
    <AccountSheet
      title={t.signIn}
      lead={t.signInLead}
      links={['sign-in-link', 'register', 'forgot', 'resend']}
      returnTo={to}
      notice={
        withoutCookies ? (
          <Notice tone="brick" role="alert" title={t.withoutCookies}>
            {t.withoutCookiesHint}
          </Notice>
        ) : ended ? (
          <Notice tone="brick" title={t.ended}>
            {t.endedHint}
          </Notice>
        ) : signedOut ? (
          <>
            <Notice tone="done" title={t.signedOut} role="status" />
            <Suspense>
              <KeepSaved />
            </Suspense>
          </>
        ) : (
          askedBy && <Notice title={t.signInFirst}>{t.signInFirstHint}</Notice>
        )
      }
    >
      <ProtectedForm signsIn definition={signIn} action={target} leaveFreely />
      <ProviderButtons purpose="sign-in" providers={providers} returnTo={to} />
    </AccountSheet>
  )
}
