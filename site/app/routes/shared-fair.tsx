import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { MAX_SENT_ENTRIES } from '@beursvloer/contract/saved-entries'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { followFairLink } from '~/account/fair-links.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { mergeSaved } from '~/account/saved.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { packFacts, unpackFacts } from '~/features/my-fair/fair-facts.ts'
import { linkMessages } from '~/features/my-fair/link-messages.ts'
import { EndedLink } from '~/features/my-fair/links-page.tsx'
import { toSharedFair } from '~/features/my-fair/shared-fair.ts'
import { SharedPage } from '~/features/my-fair/shared-page.tsx'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/shared-fair.ts'

/** Largest body of its button, in bytes. */
const MAX_BODY_BYTES = 1024

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_BODY_BYTES }],
}

export const meta = ownMeta(`${MY_FAIR_PAGE}/gedeeld`, linkMessages, (t) => [
  t.sharedTitle,
  t.sharedDescription,
])

type Args = Pick<Route.LoaderArgs, 'request' | 'url' | 'context' | 'params'>

async function sharedFair(args: Args) {
  const { context, params } = args
  const followed = followFairLink(accountOf(context), { kind: 'share', token: params.token })
  const linked = await fromCms(args, followed)
  return linked && toSharedFair(unpackFacts(packFacts(contentOf(context))), linked)
}

/** A shared fair: `/mijn-beurs/gedeeld/{token}`; a 404 page once the link was deleted. */
export async function loader(args: Route.LoaderArgs) {
  const shared = await sharedFair(args)
  return data(shared, { status: shared ? 200 : 404 })
}

/** Copies the shared entries, without JavaScript: into the current user's account. */
export async function action(args: Route.ActionArgs) {
  const { context, params } = args
  const account = accountOf(context)
  const shared = await sharedFair(args)
  if (!shared) return data({ failed: false }, { status: 404 })
  const { locale } = siteRequestOf(context)
  try {
    const known = await mergeSaved(account, [], locale)
    const isSaved = new Set(
      known.filter(({ saved }) => saved).map(({ kind, id }) => `${kind}:${id}`),
    )
    const taken = shared.entries
      .filter(({ kind, id }) => !isSaved.has(`${kind}:${id}`))
      .map((entry) => ({ ...entry, saved: true, note: '', changedAt: Date.now() }))
    for (let at = 0; at < taken.length; at += MAX_SENT_ENTRIES)
      await mergeSaved(account, taken.slice(at, at + MAX_SENT_ENTRIES), locale)
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw redirect(signInPath(`${MY_FAIR_PAGE}/gedeeld/${params.token}`))
    return data({ failed: true }, { status: error.status === 429 ? 429 : 503 })
  }
  throw redirect(MY_FAIR_PAGE, 303)
}

export default function SharedFairPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <EndedLink />
  return <SharedPage shared={loaderData} failed={actionData?.failed ?? false} />
}
