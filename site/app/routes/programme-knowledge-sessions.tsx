import { contentOf } from '~/content/context.server.ts'
import { TypePage } from '~/features/programme/type-page.tsx'
import { loadTypePage, typePageHandle, typePageMeta } from '~/features/programme/type-route.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import type { Route } from './+types/programme-knowledge-sessions.ts'

export const handle = typePageHandle
export const meta = typePageMeta('sessions')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadTypePage('sessions', contentOf(context), url)

export const shouldRevalidate = sameListForEveryFilter

export default function KnowledgeSessions({ loaderData }: Route.ComponentProps) {
  return <TypePage kind="sessions" packed={loaderData} />
}
