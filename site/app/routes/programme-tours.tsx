import { TOURS_PAGE } from '@beursvloer/contract/page-addresses'
import { useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { PROGRAMME_PARAMETERS } from '~/features/programme/programme-state.ts'
import {
  knownProgrammeValues,
  packProgramme,
  toProgrammeAnswer,
  unpackProgramme,
} from '~/features/programme/programme-view.ts'
import { TypePage } from '~/features/programme/type-page.tsx'
import { typePageMeta } from '~/features/programme/type-page-meta.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/programme-tours.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: PROGRAMME_PARAMETERS,
  layout: false,
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return typePageMeta('tours', matches, loaderData)
}

export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  dropUnknownValues(TOURS_PAGE, url, knownProgrammeValues(content))
  return packProgramme(toProgrammeAnswer(content, 'tour'))
}

export const shouldRevalidate = sameListForEveryFilter

export default function Tours({ loaderData }: Route.ComponentProps) {
  return <TypePage kind="tours" answer={useMemo(() => unpackProgramme(loaderData), [loaderData])} />
}
