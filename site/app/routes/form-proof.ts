import type { PageHandle } from '~/shell/page-handle.ts'
import { submissionsOf } from '~/submissions/context.server.ts'
import { tooManyRequests } from '~/submissions/too-many-requests.server.ts'
import type { Route } from './+types/form-proof.ts'

export const handle: PageHandle = { audience: 'single-use', sitemap: false, counted: false }

/** Work for a browser that has to give a proof; it belongs to the ticket in `?ticket=`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { protection, proof, limits } = submissionsOf(context)
  const wait = limits.requested()
  if (wait > 0) return tooManyRequests(wait)
  const ticket = protection.read(url.searchParams.get('ticket') ?? '', params.form)
  if (!ticket) throw new Response('Unknown ticket', { status: 404 })
  return Response.json(await proof.task(ticket.key), { headers: { 'Cache-Control': 'no-store' } })
}
