import { VACANCIES_PAGE } from '@beursvloer/contract/page-addresses'
import { CATEGORY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { contentOf } from '~/content/context.server.ts'
import { vacancyMessages } from '~/features/vacancies/messages.ts'
import { VacancyList } from '~/features/vacancies/vacancy-list.tsx'
import { toVacancyList } from '~/features/vacancies/vacancy-view.ts'
import { today } from '~/i18n/today.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/vacancies.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, parameters: [CATEGORY_PARAMETER] }

export const meta = ownMeta(VACANCIES_PAGE, vacancyMessages, (t) => [t.title, t.lead])

export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const categories = content.categories.all.map(({ slug, name }) => ({ slug, name }))
  dropUnknownValues(VACANCIES_PAGE, url, {
    [CATEGORY_PARAMETER]: categories.map(({ slug }) => slug),
  })
  return { ...toVacancyList(content.vacancies.all, today()), categories }
}

export const shouldRevalidate = sameListForEveryFilter

export default function Vacancies({ loaderData }: Route.ComponentProps) {
  return <VacancyList {...loaderData} />
}
