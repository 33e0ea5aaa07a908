import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { TariffSheet } from '~/features/exhibiting/tariff-sheet.tsx'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import { today } from '~/i18n/today.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/contract-form.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.title,
    description: page.intro,
    path: '/contractformulier',
    seo: page.seo,
  })
}

/** What one signs for: an introduction by the editors, and the tariff in force. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pages, tariffs } = contentOf(context)
  const page = pages.find('contractformulier')
  validatePage(page, url)
  return { page, tariff: tariffOn(tariffs, today()) }
}

export default function ContractForm({ loaderData }: Route.ComponentProps) {
  const { page, tariff } = loaderData
  return <BlockPage page={page} parts={{ tariffs: <TariffSheet view={tariff} /> }} />
}
