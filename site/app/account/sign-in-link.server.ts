import { RETURN_PARAMETER } from '@beursvloer/contract/accounts/paths'
import { signInLink } from '@beursvloer/contract/forms/definitions/sign-in-link'
import { signUpPagePath } from '@beursvloer/contract/page-addresses'
import { type FollowLinkAnswer, followLinkAnswer } from '@beursvloer/contract/sign-ups/answers'
import { SIGN_IN_LINK_PAGE, signInLinkPaths } from '@beursvloer/contract/sign-ups/paths'
import { MAX_RETURN_PATH, type SignInLinkRequest } from '@beursvloer/contract/sign-ups/requests'
import { MAX_LINK_CODE } from '@beursvloer/contract/sign-ups/terms'
import { data, redirectDocument } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { returnPath, safeReturn } from '~/features/account/return-path.ts'
import { signUpSearch } from '~/features/sign-up/sign-up-address.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { accountOf } from './context.server.ts'
import { mayTry, receiveAccountForm } from './receive.server.ts'

/**
 * Asks for a link to sign in with, which leads on to the page asked for; the answer is the same for
 * every address.
 */
export function receiveLinkRequest(args: ActionArgs) {
  const { locale: language } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  return receiveAccountForm(signInLink, args, async ({ email }) => {
    mayTry(account.limits.askMail('sign-in-link', email), args)
    const to = safeReturn(args.url.searchParams.get(RETURN_PARAMETER) ?? '')
    const body: SignInLinkRequest = {
      ...{ email, language, source: SIGN_IN_LINK_PAGE },
      ...(to && to.length <= MAX_RETURN_PATH && { to }),
    }
    await account.ask(signInLinkPaths.ask, { method: 'POST', body })
    return undefined
  })
}

/** Why a link did not sign in; `failed`: the CMS does not answer. */
export type LinkProblem = Exclude<FollowLinkAnswer['outcome'], 'signed-in'> | 'failed'

/** Statuses of a failed link, for programs; the page says it in words. */
const STATUS: Readonly<Record<LinkProblem, number>> = {
  unknown: 410,
  closed: 403,
  blocked: 403,
  failed: 503,
}

const problemPage = (outcome: LinkProblem) => data({ outcome }, { status: STATUS[outcome] })

/** The target of a link: the item that it signed up for, else the page asked for. */
function onwardOf(
  { signUp, isNew }: Extract<FollowLinkAnswer, { outcome: 'signed-in' }>,
  { url, context }: ActionArgs,
): string {
  const item = signUp && contentOf(context).programmeItems.find(signUp.item)
  if (!item) return returnPath(url.searchParams)
  const reason = 'refusal' in signUp ? signUp.refusal.reason : null
  return signUpPagePath(item) + signUpSearch({ isNew, reason })
}

/**
 * Follows the link whose code stands in the page's own address: it works once, signs in, and signs
 * up where it was mailed for that. A signed-in visitor stays so unless it works.
 */
export async function followSignInLink(args: ActionArgs) {
  const { context, url } = args
  const { locale: language } = siteRequestOf(context)
  const code = url.searchParams.get('code') ?? ''
  if (code === '' || code.length > MAX_LINK_CODE) return problemPage('unknown')
  const account = accountOf(context)
  try {
    const body = { code, language }
    const answer = followLinkAnswer.parse(
      await account.ask(signInLinkPaths.follow, { method: 'POST', body }),
    )
    if (answer.outcome !== 'signed-in') return problemPage(answer.outcome)
    await account.signIn(answer)
    // Load a new document, so that header and saved items are those of the new session.
    return redirectDocument(onwardOf(answer, args))
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    return problemPage('failed')
  }
}
