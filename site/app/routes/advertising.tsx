import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { CatalogueSheet } from '~/features/catalogue/catalogue-sheet.tsx'
import { groupProducts } from '~/features/catalogue/product-view.ts'
import { today } from '~/i18n/today.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/advertising.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.title,
    description: page.intro,
    path: '/adverteren-en-signing',
    seo: page.seo,
  })
}

/** The catalogue of advertising and signage, with what editors write about delivering files. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pages, products, team, settings } = contentOf(context)
  const page = pages.find('adverteren-en-signing')
  validatePage(page, url)
  const seller = team.find(({ subject }) => subject === 'exhibitor')
  return {
    page,
    groups: groupProducts(products, today()),
    email: seller?.email ?? settings.email,
  }
}

export default function Advertising({ loaderData }: Route.ComponentProps) {
  const { page, groups, email } = loaderData
  return (
    <BlockPage page={page} parts={{ products: <CatalogueSheet groups={groups} email={email} /> }} />
  )
}
