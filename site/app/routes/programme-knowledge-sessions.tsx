import { contentOf } from '~/content/context.server.ts'
import { programmeJsonLd } from '~/features/programme/item-json-ld.ts'
import { programmeMessages } from '~/features/programme/messages.ts'
import { toProgrammeAnswer } from '~/features/programme/programme-view.ts'
import { TypePage } from '~/features/programme/type-page.tsx'
import { typePageMessages } from '~/features/programme/type-page-messages.ts'
import type { PageHandle } from '~/layouts/page-layout.tsx'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { sameListForEveryFilter } from '~/shell/list-search.tsx'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { Route } from './+types/programme-knowledge-sessions.ts'

export const handle: PageHandle = { layout: false }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const t = programmeMessages[shell.locale]
  const { sessions: words } = typePageMessages[shell.locale]
  const base = shell.bases[shell.locale]
  return pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: '/programma/kennissessies',
    jsonLd: [
      ...(loaderData.published ? [programmeJsonLd(loaderData.items, base)] : []),
      breadcrumbJsonLd(base, [
        { name: t.title, path: '/programma' },
        { name: words.title, path: '/programma/kennissessies' },
      ]),
    ],
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return toProgrammeAnswer(contentOf(context), 'knowledge-session')
}

export const shouldRevalidate = sameListForEveryFilter

export default function KnowledgeSessions({ loaderData }: Route.ComponentProps) {
  return <TypePage kind="sessions" answer={loaderData} />
}
