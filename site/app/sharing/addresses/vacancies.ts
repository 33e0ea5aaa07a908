import {
  VACANCIES_PAGE,
  VACANCY_SUBMISSION_PAGE,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { vacancyMessages } from '~/features/vacancies/messages.ts'
import { formatDate } from '~/i18n/dates.ts'
import { sharingMessages } from '../messages.ts'
import { documentAddress, lastChange, type PublicAddress, pageAddress } from '../public-address.ts'

/** The list of vacancies, and each of them; the closed ones stay. */
export function vacancyAddresses(content: Content): readonly PublicAddress[] {
  const { locale, vacancies } = content
  const t = vacancyMessages[locale]
  return [
    pageAddress(content, { path: VACANCIES_PAGE, title: t.title, shown: vacancies.all }),
    pageAddress(content, { path: VACANCY_SUBMISSION_PAGE, title: t.submit, seed: 'aanmelden' }),
    ...vacancies.all.map((vacancy) =>
      documentAddress(vacancy, {
        path: vacancyPath(vacancy),
        updatedAt: lastChange(vacancy, [vacancy.exhibitor]),
        kind: sharingMessages[locale].vacancy,
        title: vacancy.title,
        facts: [
          { value: vacancy.exhibitor.name, label: vacancy.place },
          { value: formatDate(vacancy.closingDate, locale), label: t.closingDate },
        ],
      }),
    ),
  ]
}
