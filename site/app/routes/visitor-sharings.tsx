import { sharingChoice, sharingDecision } from '@beursvloer/contract/leads/calls'
import { SHARINGS_PAGE } from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { chooseSharing, decideSharing, sharingsOf } from '~/account/leads.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { sharingMessages } from '~/features/profile/sharing-messages.ts'
import { toSharingsView } from '~/features/profile/sharing-view.ts'
import { SharingsPage, sharingFields } from '~/features/profile/sharings-page.tsx'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/visitor-sharings.ts'

/** Largest body of its forms, in bytes. */
const MAX_BODY_BYTES = 4096

/** Search parameter of the page after a change. */
const SAVED = 'bewaard'

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [{ maxBodyBytes: MAX_BODY_BYTES }] }

export const meta = ownMeta(SHARINGS_PAGE, sharingMessages, (t) => [t.title, t.description])

/** What the current user shares with exhibitors: `/bezoekersprofiel/standen`. */
export async function loader(args: Route.LoaderArgs) {
  const sharings = await fromCms(args, sharingsOf(accountOf(args.context)))
  return {
    ...toSharingsView(sharings, contentOf(args.context)),
    saved: args.url.searchParams.has(SAVED),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const account = accountOf(context)
  const what = form.get(sharingFields.what)
  const fields = ['name', ...form.getAll(sharingFields.fields)]
  const lead = String(form.get(sharingFields.lead) ?? '')
  const choice = sharingChoice.safeParse({ choice: form.get(sharingFields.choice), fields })
  const decision = sharingDecision.safeParse({
    decision: what,
    ...(what === 'share' && { fields }),
  })
  try {
    if (what === 'choose' && choice.success) await chooseSharing(account, choice.data)
    else if (decision.success && isId(lead)) await decideSharing(account, lead, decision.data)
    else throw new Response(null, { status: 400 })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw redirect(signInPath(SHARINGS_PAGE, true))
    // A lead that is gone: the page shows what there is.
    if (error.status !== 404) return data({ failed: true }, { status: 503 })
  }
  throw redirect(`${SHARINGS_PAGE}?${SAVED}=1`, 303)
}

export default function VisitorSharings({ loaderData, actionData }: Route.ComponentProps) {
  return <SharingsPage {...loaderData} failed={actionData?.failed ?? false} />
}
