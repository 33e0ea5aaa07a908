import { categoryPath, EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { filterParameters, knownExhibitorValues } from '~/features/exhibitors/exhibitor-filters.ts'
import { ExhibitorListPage } from '~/features/exhibitors/exhibitor-list-page.tsx'
import { toExhibitorFacets, toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { fromTable, toTable } from '~/shell/table.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/exhibitor-category.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: Object.values(filterParameters),
  layout: false,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { name, intro, slug } = loaderData.category
  const path = categoryPath({ slug })
  return pageMeta(matches, {
    title: `${name} · ${exhibitorMessages[shell.locale].title}`,
    description: intro,
    path,
    jsonLd: import.meta.env.SSR && [
      breadcrumbJsonLd(shell.bases[shell.locale], [
        { name: exhibitorMessages[shell.locale].title, path: EXHIBITORS_PAGE },
        { name, path },
      ]),
    ],
  })
}

/** The exhibitors of one category. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const category = content.categories.find(params.category)
  validatePage(category?.slug === params.category, url)
  const facets = toExhibitorFacets(content)
  dropUnknownValues(categoryPath(category), url, knownExhibitorValues(facets))
  return {
    category: { slug: category.slug, name: category.name, intro: category.intro },
    exhibitors: toTable(
      content.exhibitors.all
        .filter((exhibitor) => exhibitor.category === category)
        .map(toExhibitorSummary),
    ),
    facets,
  }
}

export const shouldRevalidate = sameListForEveryFilter

export default function ExhibitorCategory({ loaderData }: Route.ComponentProps) {
  const { category, exhibitors, facets } = loaderData
  return (
    <ExhibitorListPage
      exhibitors={fromTable(exhibitors)}
      facets={facets}
      category={category.slug}
    />
  )
}
