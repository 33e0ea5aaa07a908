import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { chooseRegulation, VERSION_PARAMETER } from '~/features/regulation/choose-regulation.ts'
import { RegulationSheet } from '~/features/regulation/regulation-sheet.tsx'
import { today } from '~/i18n/today.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/regulation.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, parameters: [VERSION_PARAMETER] }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { regulation, current } = loaderData?.choice ?? {}
  return editorsPageMeta(
    { matches, loaderData },
    { noIndex: regulation?.version !== current?.version },
  )
}

/** The rules in force, or the version that the address names. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pages, regulations } = contentOf(context)
  const page = pages.find('reglement-standhouders')
  validatePage(page, url)
  const version = url.searchParams.get(VERSION_PARAMETER)
  const choice = chooseRegulation(regulations, today(), version)
  validatePage(choice || version === null, url)
  return { page, choice }
}

export default function RegulationPage({ loaderData }: Route.ComponentProps) {
  const { page, choice } = loaderData
  return <BlockPage page={page} parts={{ articles: <RegulationSheet choice={choice} /> }} />
}
