import type { FormId } from '@beursvloer/contract/forms/definition'
import { formNamed } from '@beursvloer/contract/forms/registry'
import { contentOf } from '~/content/context.server.ts'
import type { TicketAnswer } from '~/features/forms/guard/proof-task.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { submissionsOf } from '~/submissions/context.server.ts'
import { MINIMUM_TIME_MS } from '~/submissions/ticket.server.ts'
import { tooManyRequests } from '~/submissions/too-many-requests.server.ts'
import type { Route } from './+types/form-ticket.ts'

export const handle: PageHandle = { audience: 'single-use', sitemap: false, counted: false }

/** Forms with a ticket that are sent to the accounts, not to the submissions. */
const OF_ACCOUNTS: readonly FormId[] = ['visitor-registration', 'guest-sign-up']
/** A ticket for somebody who starts to fill in a form. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { form } = params
  if (!formNamed(form) && !OF_ACCOUNTS.some((known) => known === form))
    throw new Response('Page not found', { status: 404 })
  const { protection, limits } = submissionsOf(context)
  const wait = limits.requested()
  if (wait > 0) return tooManyRequests(wait)
  const proof = contentOf(context).formSettings?.captcha === 'always'
  const answer: TicketAnswer = { ticket: protection.issue(form), wait: MINIMUM_TIME_MS, proof }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
