import { VACANCIES_PAGE, vacancyPath } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { vacancyMessages } from '~/features/vacancies/messages.ts'
import { vacancyJsonLd } from '~/features/vacancies/vacancy-json-ld.ts'
import { VacancyPage } from '~/features/vacancies/vacancy-page.tsx'
import { otherVacancies, toVacancyDetail } from '~/features/vacancies/vacancy-view.ts'
import { today } from '~/i18n/today.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { movedTo } from '~/shell/keep-search.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { descriptionOf } from '~/shell/plain-text.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/vacancy.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: true, counted: false }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { vacancy } = loaderData
  const base = shell.bases[shell.locale]
  const posting = import.meta.env.SSR && vacancyJsonLd(vacancy, base)
  return pageMeta(matches, {
    title: `${vacancy.title} · ${vacancy.exhibitor.name}`,
    description: descriptionOf(vacancy.body),
    path: vacancy.path,
    jsonLd: import.meta.env.SSR && [
      ...(posting ? [posting] : []),
      breadcrumbJsonLd(base, [
        { name: vacancyMessages[shell.locale].title, path: VACANCIES_PAGE },
        { name: vacancy.title, path: vacancy.path },
      ]),
    ],
  })
}

/** One vacancy by its id; a slug that is not its own redirects to the right address permanently. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const vacancies = contentOf(context).vacancies.all
  const vacancy = vacancies.find(({ id }) => id === params.id)
  validatePage(vacancy, url)
  // The router puts the locale's prefix before it.
  if (vacancy.slug !== params.slug) throw movedTo(vacancyPath(vacancy), url)
  const date = today()
  return {
    vacancy: toVacancyDetail(vacancy, date),
    others: otherVacancies(vacancy, vacancies, date),
  }
}

export default function Vacancy({ loaderData }: Route.ComponentProps) {
  return <VacancyPage {...loaderData} />
}
