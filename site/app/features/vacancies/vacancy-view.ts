import { exhibitorPath, vacancyPath } from '@beursvloer/contract/page-addresses'
import type { Exhibitor, Vacancy } from '~/content/model.ts'
import { languagesOf } from '~/shell/field-language.ts'
import { pictureOf } from '~/shell/picture-of.ts'

/** A vacancy as lists show it. */
export type VacancySummary = ReturnType<typeof toVacancySummary>

const logoOf = ({ logo }: Exhibitor) => logo && pictureOf(logo)

/** @param today `YYYY-MM-DD` in the fair's zone; applying is open through the closing date */
export const toVacancySummary = (vacancy: Vacancy, today: string) => ({
  id: vacancy.id,
  path: vacancyPath(vacancy),
  title: vacancy.title,
  ...languagesOf(vacancy),
  place: vacancy.place,
  hours: vacancy.hours,
  // Last day to apply, `YYYY-MM-DD`.
  closingDate: vacancy.closingDate,
  // Whether that day has passed; the page stays.
  closed: vacancy.closingDate < today,
  exhibitor: {
    name: vacancy.exhibitor.name,
    category: vacancy.exhibitor.category.slug,
    logo: logoOf(vacancy.exhibitor),
  },
})

export type VacancyList = ReturnType<typeof toVacancyList>

/** @param vacancies by closing date, as the content gives them */
export function toVacancyList(vacancies: readonly Vacancy[], today: string) {
  const all = vacancies.map((vacancy) => toVacancySummary(vacancy, today))
  return {
    // The ones that close soonest first.
    open: all.filter(({ closed }) => !closed),
    // The ones that closed last first.
    closed: all.filter(({ closed }) => closed).reverse(),
  }
}

/** How many other vacancies a vacancy ends with. */
const OTHERS_COUNT = 4

/** Open vacancies to look at next: of the same exhibitor, of the same category, then the rest. */
export function otherVacancies(vacancy: Vacancy, vacancies: readonly Vacancy[], today: string) {
  const { exhibitor } = vacancy
  const distance = (other: Vacancy) =>
    other.exhibitor === exhibitor ? 0 : other.exhibitor.category === exhibitor.category ? 1 : 2
  return vacancies
    .filter((other) => other !== vacancy && other.closingDate >= today)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OTHERS_COUNT)
    .map((other) => toVacancySummary(other, today))
}

/** A vacancy with all that its page shows, of the exhibitor too. */
export function toVacancyDetail(vacancy: Vacancy, today: string) {
  const { exhibitor } = vacancy
  return {
    ...toVacancySummary(vacancy, today),
    updatedAt: vacancy.updatedAt,
    url: vacancy.url,
    body: vacancy.body,
    exhibitor: {
      name: exhibitor.name,
      path: exhibitorPath(exhibitor),
      intro: exhibitor.intro,
      language: exhibitor.language,
      website: exhibitor.website,
      logo: logoOf(exhibitor),
      stands: exhibitor.stands.map(({ number }) => number),
    },
  }
}

export type VacancyDetail = ReturnType<typeof toVacancyDetail>
