import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import type { LayoutName, PageHandle } from '~/layouts/page-layout.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/page.ts'

export const handle: PageHandle = {
  layout: (data: Route.ComponentProps['loaderData'] | undefined): LayoutName =>
    data?.page.layout ?? 'default',
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.title,
    description: page.intro,
    path: `/${page.slug}`,
    seo: page.seo,
  })
}

/** Any page that editors made, by its slug. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const page = contentOf(context).pages.find(params.slug)
  validatePage(page?.slug === params.slug, url)
  return { page }
}

export default function CmsPage({ loaderData }: Route.ComponentProps) {
  return <BlockPage page={loaderData.page} />
}
