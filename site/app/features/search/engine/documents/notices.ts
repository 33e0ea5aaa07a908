import { calendarItemPath, vacancyPath } from '@beursvloer/contract/page-addresses'
import { formatDate } from '~/i18n/dates.ts'
import { plainText } from '~/shell/plain-text.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource, line } from './search-document.ts'

export const vacancies: DocumentSource = ({ vacancies, locale }) => {
  const t = documentMessages[locale]
  return vacancies.all.map((vacancy) => ({
    ...about(vacancy),
    kind: 'vacancies',
    path: vacancyPath(vacancy),
    title: vacancy.title,
    facts: line(
      vacancy.exhibitor.name,
      vacancy.place,
      `${t.until} ${formatDate(vacancy.closingDate, locale)}`,
    ),
    keywords: t.vacancy,
    summary: plainText(vacancy.body),
  }))
}

export const calendar: DocumentSource = ({ calendar, locale }) =>
  calendar.all.map((item) => ({
    ...about(item),
    kind: 'calendar',
    path: calendarItemPath(item),
    title: item.title,
    facts: line(formatDate(item.start.slice(0, 10), locale), item.place),
    summary: plainText(item.body),
  }))
