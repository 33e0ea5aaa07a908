import {
  VACANCIES_PAGE,
  VACANCY_SUBMISSION_PAGE,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { vacancyMessages } from '~/features/vacancies/messages.ts'
import { formatDate } from '~/i18n/dates.ts'
import { fairDates, fairVenue } from '../fair-facts.ts'
import { sharingMessages } from '../messages.ts'
import { lastChange, type PublicAddress, publicAddress } from '../public-address.ts'

/** The list of vacancies, and each of them; the closed ones stay. */
export function vacancyAddresses(content: Content): readonly PublicAddress[] {
  const { locale, vacancies } = content
  const t = vacancyMessages[locale]
  return [
    publicAddress({
      path: VACANCIES_PAGE,
      updatedAt: lastChange(content.edition, vacancies.all),
      title: t.title,
      facts: [fairDates(content), fairVenue(content)],
      seed: 'vacatures',
      tone: 'dark',
    }),
    publicAddress({
      path: VACANCY_SUBMISSION_PAGE,
      updatedAt: content.edition.updatedAt,
      title: t.submit,
      facts: [fairDates(content), fairVenue(content)],
      seed: 'aanmelden',
      tone: 'dark',
    }),
    ...vacancies.all.map((vacancy) =>
      publicAddress({
        path: vacancyPath(vacancy),
        updatedAt: lastChange(vacancy, [vacancy.exhibitor]),
        language: vacancy.language,
        kind: sharingMessages[locale].vacancy,
        title: vacancy.title,
        facts: [
          { value: vacancy.exhibitor.name, label: vacancy.place },
          { value: formatDate(vacancy.closingDate, locale), label: t.closingDate },
        ],
        seed: vacancy.slug,
      }),
    ),
  ]
}
