import { FAIR_LINK_KINDS, type OwnFairLinks } from '@beursvloer/contract/fair-links'
import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { changeFairLink, fairLinksOf } from '~/account/fair-links.server.ts'
import { fromCms, requireUser } from '~/account/require-user.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { linkMessages } from '~/features/my-fair/link-messages.ts'
import { type LinkAddresses, LinksPage, linkFields } from '~/features/my-fair/links-page.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { localeBaseOf, siteRequestOf } from '~/shell/request-context.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/fair-links.ts'

const PATH = `${MY_FAIR_PAGE}/delen`

/** Largest body of its buttons, in bytes. */
const MAX_BODY_BYTES = 1024

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [{ maxBodyBytes: MAX_BODY_BYTES }] }

export const meta = ownMeta(PATH, linkMessages, (t) => [t.title, t.description])

const addressesOf = ({ calendar, share }: OwnFairLinks, base: string): LinkAddresses => ({
  calendar: calendar && `${base}${MY_FAIR_PAGE}/agenda/${calendar}/agenda.ics`,
  share: share && `${base}${MY_FAIR_PAGE}/gedeeld/${share}`,
})

/** The links to the current user's fair: `/mijn-beurs/delen`. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args)
  const links = await fromCms(args, fairLinksOf(accountOf(args.context)))
  return addressesOf(links, localeBaseOf(args.context))
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const kind = FAIR_LINK_KINDS.find((known) => known === form.get(linkFields.kind))
  const change = (['renew', 'end'] as const).find((known) => known === form.get(linkFields.change))
  if (!kind || !change) throw new Response(null, { status: 400 })
  const { locale: language } = siteRequestOf(context)
  try {
    await changeFairLink(accountOf(context), { kind, change, language })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw redirect(signInPath(PATH, true))
    return data({ failed: true }, { status: error.status === 429 ? 429 : 503 })
  }
  throw redirect(PATH, 303)
}

export default function FairLinks({ loaderData, actionData }: Route.ComponentProps) {
  return <LinksPage links={loaderData} failed={actionData?.failed ?? false} />
}
