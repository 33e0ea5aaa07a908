import { RETURN_PARAMETER } from '@beursvloer/contract/accounts/paths'
import { signInLink } from '@beursvloer/contract/forms/definitions/sign-in-link'
import { signUpPagePath } from '@beursvloer/contract/page-addresses'
import { SIGN_IN_LINK_PAGE } from '@beursvloer/contract/sign-ups/paths'
import { redirect, useHref } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { followSignInLink, receiveLinkRequest } from '~/account/sign-in-link.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { FollowLink } from '~/features/account/follow-link.tsx'
import { LinkProblem } from '~/features/account/link-problem.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { returnPath, safeReturn, signInLinkPath } from '~/features/account/return-path.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { wantsJson } from '~/shell/wants-json.ts'
import type { Route } from './+types/sign-in-link.ts'

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [signInLink] }

export const meta = ownMeta(SIGN_IN_LINK_PAGE, accountPageMessages, (t) => [t.link, t.linkLead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const SIGN_UP_START = signUpPagePath({ slug: '' })

/**
 * The target of the link in a mail: `?code=`; opening it does nothing. Without a code it is the
 * form that asks for a link, and a visitor who is signed in already goes on at once.
 */
export async function loader({ url, context, request }: Route.LoaderArgs) {
  const { searchParams } = url
  const linked = searchParams.has('code')
  const user = linked
    ? null
    : await accountOf(context)
        .user()
        .catch(() => null)
  if (user && !wantsJson(request)) throw redirect(returnPath(searchParams))
  const to = safeReturn(searchParams.get(RETURN_PARAMETER) ?? '')
  const content = contentOf(context)
  const named = to?.startsWith(SIGN_UP_START) ? to.slice(SIGN_UP_START.length) : ''
  const item = content.programmeItems.find(named)
  return {
    linked,
    to,
    onward: returnPath(searchParams),
    /** The item that the link is to sign up for. */
    item: item
      ? {
          title: item.title,
          path: signUpPagePath(item),
          ...(item.language !== content.locale && { lang: item.language }),
        }
      : null,
  }
}

export const action = (args: Route.ActionArgs) =>
  args.url.searchParams.has('code') ? followSignInLink(args) : receiveLinkRequest(args)

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(accountPageMessages)
  const { linked, to, onward, item } = loaderData
  const problem = actionData && 'outcome' in actionData ? actionData.outcome : null
  const address = useHref(signInLinkPath(to))
  const form = (
    <AccountForm definition={signInLink} action={address} sentTitle={t.checkMail} leaveFreely>
      {() => (
        <>
          <p>{t.linkNext}</p>
          <p className="mt-2 text-sm">{t.linkNextHint}</p>
        </>
      )}
    </AccountForm>
  )
  if (!linked) {
    return (
      <AccountSheet title={t.link} lead={t.linkLead} links={['sign-in', 'register']} returnTo={to}>
        {form}
      </AccountSheet>
    )
  }
  const title = item ? t.followSignUp : t.follow
  if (problem && problem !== 'failed') {
    return (
      <AccountSheet
        title={title}
        notice={<LinkProblem problem={problem} signUpPage={item?.path ?? null} onward={onward} />}
      >
        {problem === 'unknown' && !item && form}
      </AccountSheet>
    )
  }
  return (
    <AccountSheet
      title={title}
      lead={
        item ? (
          <>
            <b lang={item.lang} className="font-semibold">
              {item.title}
            </b>
            <br />
            {t.followSignUpLead}
          </>
        ) : (
          t.followLead
        )
      }
    >
      <FollowLink confirms={item !== null} failed={problem === 'failed'} />
    </AccountSheet>
  )
}
