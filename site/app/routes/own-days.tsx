import { randomUUID } from 'node:crypto'
import { OWN_DAYS_PAGE } from '@beursvloer/contract/page-addresses'
import { createContext, data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { ownFairOf } from '~/account/own-fair.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { mergeSaved } from '~/account/saved.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import {
  readOwnDaysForm,
  type SentFields,
  sentFields,
  toOwnDays,
} from '~/features/my-fair/own-days.ts'
import { ownDaysMessages } from '~/features/my-fair/own-days-messages.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { lateComponent } from '~/ui/late-component.ts'
import { AS_SERVED } from '~/ui/use-hydrated.ts'
import type { Route } from './+types/own-days.ts'

/** Largest body of its forms, in bytes: a note of which every character takes twelve, and some keys. */
const MAX_BODY_BYTES = 16 * 1024

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [{ maxBodyBytes: MAX_BODY_BYTES }] }

export const meta = ownMeta(OWN_DAYS_PAGE, ownDaysMessages, (t) => [t.title, t.description])

/** The values sent with this request that could not be stored; null where there are none. */
const unsentContext = createContext<SentFields | null>(null)

/** The current user's days, for browsers without JavaScript: `/mijn-beurs/dagen`. */
export async function loader(args: Route.LoaderArgs) {
  const unsent = args.context.get(unsentContext)
  if (unsent) return { unsent }
  const content = contentOf(args.context)
  const { facts, own, minutesBetween } = await fromCms(
    args,
    ownFairOf(accountOf(args.context), content),
  )
  return {
    ...toOwnDays(facts, own, minutesBetween),
    rooms: facts.rooms,
    // Id for a new appointment: a repeated request stores it once.
    newAppointment: randomUUID().replaceAll('-', ''),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const content = contentOf(context)
  const account = accountOf(context)
  try {
    const known = await ownFairOf(account, content)
    const asked = readOwnDaysForm(form, { ...known, now: Date.now() })
    if (!asked) throw new Response(null, { status: 400 })
    if ('problem' in asked) return data(asked, { status: 422 })
    await mergeSaved(account, asked.changed, content.locale)
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw redirect(signInPath(OWN_DAYS_PAGE, true))
    context.set(unsentContext, sentFields(form))
    return data(null, { status: error.status === 429 ? 429 : 503 })
  }
  throw redirect(OWN_DAYS_PAGE, 303)
}

/** Only the server renders it: browsers do not load its code. */
const OwnDaysPage = import.meta.env.SSR
  ? lateComponent(() => import('~/features/my-fair/own-days-page.tsx'))
  : null

export default function OwnDaysRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!OwnDaysPage) return <div {...AS_SERVED} ref={reloadEmpty} />
  return (
    <div>
      <OwnDaysPage own={loaderData} refused={actionData ?? null} />
    </div>
  )
}

/** Reloads after a client navigation, which leaves the page empty. */
function reloadEmpty(page: HTMLElement | null): void {
  if (page?.childElementCount === 0) window.location.reload()
}
