import {
  calendarItemPath,
  FAQ_PAGE,
  interviewPath,
  newsItemPath,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { questionAnchor } from '~/shell/anchors.ts'
import { plainText } from '~/shell/plain-text.ts'
import { blocksText } from './blocks-text.ts'
import { downloads } from './downloads.ts'
import { documentMessages } from './messages.ts'
import { ownPages } from './own-pages.ts'
import { albums, pages } from './pages.ts'
import { concepts, exhibitors, pavilions } from './participants.ts'
import { places } from './places.ts'
import { programme, speakers } from './programme.ts'
import { about, type DocumentSource, line, type SearchDocument } from './search-document.ts'

const vacancies: DocumentSource = ({ vacancies, locale }) => {
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

const calendar: DocumentSource = ({ calendar, locale }) =>
  calendar.all.map((item) => ({
    ...about(item),
    kind: 'calendar',
    path: calendarItemPath(item),
    title: item.title,
    facts: line(formatDate(item.start.slice(0, 10), locale), item.place),
    summary: plainText(item.body),
  }))

/** News and interviews. */
const stories: DocumentSource = (content) => {
  const { news, interviews, locale } = content
  const t = documentMessages[locale]
  const told = (
    list: typeof news | typeof interviews,
    pathOf: typeof newsItemPath,
    label: string,
  ) =>
    list.all.map(
      (story): SearchDocument => ({
        ...about(story),
        kind: 'stories',
        path: pathOf(story),
        title: story.title,
        facts: line(label, formatDate(story.date, locale), story.author),
        keywords: story.exhibitor?.name ?? '',
        summary: story.intro,
        body: () => blocksText(story.blocks),
      }),
    )
  return [...told(news, newsItemPath, t.news), ...told(interviews, interviewPath, t.interview)]
}

const questions: DocumentSource = ({ faq, locale }) =>
  faq.map((item) => ({
    ...about(item),
    kind: 'questions',
    path: `${FAQ_PAGE}#${questionAnchor(item.id)}`,
    title: item.question,
    facts: documentMessages[locale].questionGroup[item.group],
    summary: plainText(item.answer),
    weight: 1.4,
  }))

const sources: readonly DocumentSource[] = [
  programme,
  exhibitors,
  speakers,
  concepts,
  pavilions,
  stories,
  questions,
  vacancies,
  calendar,
  places,
  albums,
  ownPages,
  pages,
  downloads,
]

/** All documents of a fair to search, in one locale, without duplicates. */
export function searchDocuments(content: Content): SearchDocument[] {
  const seen = new Set<string>()
  return sources
    .flatMap((documentsOf) => documentsOf(content))
    .filter(({ kind, path, title, summary }) => {
      const keys = [
        `${path} ${title}`,
        ...(kind === 'pages' && summary ? [`${title} ${summary}`] : []),
      ]
      const known = keys.some((key) => seen.has(key))
      for (const key of keys) seen.add(key)
      return !known
    })
}
