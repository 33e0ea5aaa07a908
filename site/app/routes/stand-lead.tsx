import { leadPhoto } from '@beursvloer/contract/forms/definitions/lead-photo'
import { type LeadEntry, leadEntry } from '@beursvloer/contract/leads/calls'
import { leadPagePath, leadsPagePath } from '@beursvloer/contract/page-addresses'
import { phoneText } from '@beursvloer/contract/phone-text'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { enterLeads, keepLeadPhoto, leadsOf } from '~/account/leads.server.ts'
import { ownStandOf } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { LEAD_ACTION, LeadPage } from '~/features/leads/lead-page.tsx'
import { newEntry } from '~/features/leads/lead-queue.ts'
import { leadMessages } from '~/features/leads/messages.ts'
import { noteNames, notesIn } from '~/features/leads/note-fields.tsx'
import { productsOf } from '~/features/leads/products.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/stand-lead.ts'

/** Largest body of its forms, in bytes. */
const MAX_BODY_BYTES = 16 * 1024
const SAVED = 'bewaard'
/** Search parameter: the form of a photo was sent. */
const PHOTO = 'foto'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_BODY_BYTES }, leadPhoto],
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const path = leadPagePath(params.id, params.lead)
  return messageMeta(matches, path, leadMessages, (t) => [
    loaderData?.lead.person.name || t.leadTitle,
    t.listDescription,
  ])
}

/** A lead whose visitor shares it: `/mijn-stand/{exhibitor}/leads/{lead}`; a 404 for any other. */
export async function loader(args: Route.LoaderArgs) {
  const { id: exhibitor, lead: leadId } = args.params
  await ownStandOf(args, exhibitor)
  const { leads, colleagues } = await leadsOf(accountOf(args.context), exhibitor)
  const lead = leads.find((one) => one.id === leadId && one.state === 'shared')
  validatePage(lead, args.url)
  const products = productsOf(contentOf(args.context), exhibitor)
  const saved = args.url.searchParams.has(SAVED)
  const phone = phoneText(lead.person.phone)
  return { exhibitor, lead, phone, colleagues, products, saved }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params, url } = args
  const { id: exhibitor, lead } = params
  if (!isId(exhibitor) || !isId(lead)) throw new Response(null, { status: 404 })
  if (url.searchParams.has(PHOTO))
    return keepLeadPhoto(args, exhibitor, lead, `${leadPagePath(exhibitor, lead)}?${SAVED}=1`)
  const form = await formDataOf(request)
  const path = leadPagePath(exhibitor, lead)
  const isRemoved = form.get(LEAD_ACTION) === 'remove'
  const entry: unknown = {
    ...newEntry(),
    ...{ what: isRemoved ? 'remove' : 'change', lead },
    // The form holds all of it, so what is empty was emptied.
    notes: isRemoved
      ? {}
      : { ...NOTHING, ...notesIn(form), answered: form.has(noteNames.answered) },
  }
  const valid = leadEntry.safeParse(entry)
  if (!valid.success) throw new Response(null, { status: 400 })
  try {
    await enterLeads(accountOf(context), exhibitor, [valid.data])
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw redirect(signInPath(path, true))
    if (error.status < 500) throw new Response(null, { status: error.status })
    return data({ failed: true }, { status: 503 })
  }
  throw redirect(isRemoved ? leadsPagePath(exhibitor) : `${path}?${SAVED}=1`, 303)
}

const NOTHING: LeadEntry['notes'] = { interest: 0, products: [], followUpBy: '', followUpOn: '' }

export default function StandLead({ loaderData, actionData }: Route.ComponentProps) {
  const failed = actionData !== undefined && 'failed' in actionData && actionData.failed
  return (
    <LeadPage {...loaderData} failed={failed}>
      <AccountForm definition={leadPhoto} action={`?${PHOTO}=1`} />
    </LeadPage>
  )
}
