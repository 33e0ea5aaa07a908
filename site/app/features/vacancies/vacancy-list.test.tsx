import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { VacancyList } from './vacancy-list.tsx'
import type { VacancySummary } from './vacancy-view.ts'

const vacancy = (title: string, closed: boolean): VacancySummary => ({
  id: title,
  path: `/vacatures/${title}`,
  title,
  language: 'nl',
  place: 'Meerhaven',
  hours: '32 uur',
  closingDate: '2027-03-17',
  closed,
  exhibitor: { name: 'Gemeente', category: 'overheden', logo: null },
})

const categories = [
  { slug: 'overheden', name: 'Overheden' },
  { slug: 'woningcorporaties', name: 'Woningcorporaties' },
]

const draw = (address: string, locale: 'nl' | 'en', ...vacancies: VacancySummary[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LocaleProvider value={locale}>
        <VacancyList
          open={vacancies.filter(({ closed }) => !closed)}
          closed={vacancies.filter(({ closed }) => closed)}
          categories={categories}
        />
      </LocaleProvider>
    </MemoryRouter>,
  )

it('an empty list says so, with a link, and without filters', () => {
  const html = draw('/vacatures', 'nl')
  expect(html).toContain('Er zijn nu geen vacatures.')
  expect(html).toContain('href="/standhouders"')
  expect(html).not.toContain('categorie=')
  expect(draw('/vacatures', 'en')).toContain('There are no vacancies at the moment.')
})

it('a list with closed vacancies only says so too', () => {
  const html = draw('/vacatures', 'nl', vacancy('Jurist', true))
  expect(html.indexOf('Er zijn nu geen vacatures.')).toBeLessThan(html.indexOf('Jurist'))
  expect(html).toContain('Gesloten')
})

it('vacancies are filtered by category, and Dutch titles marked on the English page', () => {
  const html = draw('/vacatures?categorie=woningcorporaties', 'nl', vacancy('Jurist', false))
  expect(html).not.toContain('Jurist')
  expect(html).toContain('Geen resultaten.')
  expect(html).toContain('Wis filters')
  expect(draw('/vacatures', 'en', vacancy('Jurist', false))).toContain('lang="nl">Jurist')
})
