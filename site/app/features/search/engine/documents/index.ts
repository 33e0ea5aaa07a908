import {
  calendarItemPath,
  EXHIBITORS_PAGE,
  FAQ_PAGE,
  FLOOR_PLAN_PAGE,
  interviewPath,
  newsItemPath,
  PROGRAMME_PAGE,
  REGULATION_PAGE,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { questionAnchor } from '~/shell/anchors.ts'
import { plainText } from '~/shell/plain-text.ts'
import { blocksText } from './blocks-text.ts'
import { documentMessages } from './messages.ts'
import { ownPages } from './own-pages.ts'
import { albums, pages } from './pages.ts'
import { concepts, exhibitors, pavilions } from './participants.ts'
import { places } from './places.ts'
import { programme, speakers } from './programme.ts'
import { about, type DocumentSource, line, type SearchDocument } from './search-document.ts'

/** Files to download: those of editors and exhibitors, and those that the site makes itself. */
const downloads: DocumentSource = (content) => [...made(content), ...files(content)]

const filePath = (file: string): string => `/_file/${encodeURIComponent(file)}`

function made({ edition, halls, regulations, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  const file = (path: string, title: string, language: LocaleCode = locale): SearchDocument => ({
    kind: 'downloads',
    language,
    path,
    title,
    facts: path.split('.').at(-1)?.toUpperCase() ?? '',
    alias: t.downloadToo,
    summary: '',
  })
  return [
    ...halls.all.map(({ number, name }) =>
      file(`${FLOOR_PLAN_PAGE}/hal-${number}.pdf`, t.planOf(name)),
    ),
    ...(regulations.length > 0 ? [file(`${REGULATION_PAGE}.pdf`, t.rulesFile)] : []),
    ...(edition.programmePublished ? [file(`${PROGRAMME_PAGE}.ics`, t.programmeFile)] : []),
    file(`${EXHIBITORS_PAGE}.csv`, t.exhibitorsFile),
  ]
}

function files({ pages, concepts, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  const ofPages = pages.all.flatMap((page) =>
    page.blocks.flatMap((block): SearchDocument[] =>
      block.type !== 'download' || page.seo?.noIndex
        ? []
        : [
            {
              ...about(page),
              kind: 'downloads',
              path: filePath(block.file.file),
              title: block.title,
              facts: page.title,
              alias: t.downloadToo,
              summary: block.description,
            },
          ],
    ),
  )
  const brochures = concepts.all.flatMap(
    ({ language, name, exhibitor, brochure }): SearchDocument[] =>
      brochure
        ? [
            {
              kind: 'downloads',
              language,
              path: filePath(brochure.file),
              title: `Brochure ${name}`,
              facts: exhibitor.name,
              summary: '',
              weight: 0.8,
            },
          ]
        : [],
  )
  return [...ofPages, ...brochures]
}

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
