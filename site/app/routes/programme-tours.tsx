import type { MetaDescriptor } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { PROGRAMME_PARAMETERS } from '~/features/programme/programme-state.ts'
import { toProgrammeAnswer } from '~/features/programme/programme-view.ts'
import { TypePage } from '~/features/programme/type-page.tsx'
import { typePageMeta } from '~/features/programme/type-page-meta.ts'
import { sameListForEveryFilter } from '~/shell/list-search.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import type { Route } from './+types/programme-tours.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  parameters: PROGRAMME_PARAMETERS,
  layout: false,
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return typePageMeta('tours', matches, loaderData)
}

export function loader({ context }: Route.LoaderArgs) {
  return toProgrammeAnswer(contentOf(context), 'tour')
}

export const shouldRevalidate = sameListForEveryFilter

export default function Tours({ loaderData }: Route.ComponentProps) {
  return <TypePage kind="tours" answer={loaderData} />
}
