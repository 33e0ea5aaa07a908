import {
  albumPath,
  calendarItemPath,
  editorsPagePath,
  exhibitorPath,
  FAQ_PAGE,
  interviewPath,
  newsItemPath,
  pavilionPath,
  programmeItemPath,
  speakerPath,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import type { Content, Document, LocaleCode } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { plainText } from '~/shell/plain-text.ts'
import type { SearchKind } from '../kinds.ts'
import { blocksText } from './blocks-text.ts'
import { documentMessages } from './messages.ts'

/** Something one can find: where it is, what a result shows of it, and what it is found by. */
export interface SearchDocument {
  readonly kind: SearchKind
  readonly path: string
  readonly language: LocaleCode
  readonly title: string
  /** One line under the title: when, where, who. Also searched. */
  readonly facts: string
  /** Stand numbers, in the ways people write them. */
  readonly code?: string
  /** Subjects and groups it belongs to. */
  readonly keywords?: string
  readonly summary: string
  readonly body?: string
}

/** Everything of a fair that one can find, in one locale. */
export function searchDocuments(content: Content): SearchDocument[] {
  return [
    ...programme(content),
    ...exhibitors(content),
    ...speakers(content),
    ...concepts(content),
    ...pavilions(content),
    ...stories(content),
    ...questions(content),
    ...vacancies(content),
    ...calendar(content),
    ...pages(content),
  ]
}

const line = (...facts: readonly (string | false)[]) => facts.filter(Boolean).join(' · ')
const names = (nodes: readonly { readonly name: string }[]) =>
  nodes.map(({ name }) => name).join(', ')
const about = ({ language }: Document) => ({ language })

/** `1.A12`, also as `1A12` and `A12`. */
const standCode = (stands: readonly { readonly number: string }[]) =>
  stands
    .flatMap(({ number }) => [number, number.replace('.', ''), number.split('.').at(-1)])
    .join(' ')

function programme({ edition, programmeItems, locale }: Content): SearchDocument[] {
  if (!edition.programmePublished) return []
  const t = documentMessages[locale]
  return programmeItems.all.map((item) => ({
    ...about(item),
    kind: 'programme',
    path: programmeItemPath(item),
    title: item.title,
    facts: line(
      `${formatDate(item.day.date, locale, 'short')} ${item.start}`,
      item.room.name,
      names(item.contributions.map(({ speaker }) => speaker)),
      item.state === 'cancelled' && t.cancelled,
    ),
    keywords: `${t.itemType[item.type]} ${names(item.themes)} ${item.audience} ${item.exhibitor?.name ?? ''}`,
    summary: item.summary,
    body: plainText(item.body),
  }))
}

function exhibitors({ exhibitors, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  return exhibitors.all.map((exhibitor) => ({
    ...about(exhibitor),
    kind: 'exhibitors',
    path: exhibitorPath(exhibitor),
    title: exhibitor.name,
    facts: line(
      exhibitor.stands.length > 0 &&
        `${t.stand} ${exhibitor.stands.map(({ number }) => number).join(', ')}`,
      exhibitor.category.name,
      exhibitor.pavilion?.name ?? '',
    ),
    code: standCode(exhibitor.stands),
    keywords: `${names(exhibitor.themes)} ${names(exhibitor.speakers)} ${names(exhibitor.concepts)}`,
    summary: exhibitor.intro,
    body: plainText(exhibitor.body),
  }))
}

function speakers({ speakers, edition }: Content): SearchDocument[] {
  return speakers.all.map((speaker) => ({
    ...about(speaker),
    kind: 'speakers',
    path: speakerPath(speaker),
    title: speaker.name,
    facts: line(speaker.jobTitle, speaker.organisation),
    keywords: edition.programmePublished
      ? speaker.programmeItems.map(({ title }) => title).join(' ')
      : '',
    summary: speaker.bio,
  }))
}

function concepts({ concepts, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  return concepts.all.map((concept) => ({
    ...about(concept),
    kind: 'concepts',
    path: exhibitorPath(concept.exhibitor),
    title: concept.name,
    facts: line(concept.exhibitor.name, t.conceptKind[concept.kind], concept.material),
    keywords: concept.markets.map(({ dwellingType }) => t.dwelling[dwellingType]).join(' '),
    summary: concept.summary,
    body: concept.references,
  }))
}

function pavilions({ pavilions }: Content): SearchDocument[] {
  return pavilions.all.map((pavilion) => ({
    ...about(pavilion),
    kind: 'pavilions',
    path: pavilionPath(pavilion),
    title: pavilion.name,
    facts: line(pavilion.hall?.name ?? '', pavilion.partner?.name ?? ''),
    keywords: names(pavilion.exhibitors),
    summary: pavilion.intro,
    body: plainText(pavilion.body),
  }))
}

function stories(content: Content): SearchDocument[] {
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
        body: blocksText(story.blocks, content),
      }),
    )
  return [...told(news, newsItemPath, t.news), ...told(interviews, interviewPath, t.interview)]
}

function questions({ faq, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  return faq.map((item) => ({
    ...about(item),
    kind: 'questions',
    // The question as a search opens its answer.
    path: `${FAQ_PAGE}?${new URLSearchParams({ q: item.question.slice(0, MAX_QUERY_LENGTH) })}`,
    title: item.question,
    facts: t.questionGroup[item.group],
    summary: plainText(item.answer),
  }))
}

/** Longest value of a search parameter that pages know. */
const MAX_QUERY_LENGTH = 100

function vacancies({ vacancies, locale }: Content): SearchDocument[] {
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

function calendar({ calendar, locale }: Content): SearchDocument[] {
  return calendar.all.map((item) => ({
    ...about(item),
    kind: 'calendar',
    path: calendarItemPath(item),
    title: item.title,
    facts: line(formatDate(item.start.slice(0, 10), locale), item.place),
    summary: plainText(item.body),
  }))
}

/** Pages that editors made, photo albums, and every other page that a menu leads to. */
function pages(content: Content): SearchDocument[] {
  const { pages, albums, navigation, locale } = content
  const written = pages.all
    .filter((page) => page.layout !== 'empty' && !page.seo?.noIndex)
    .map(
      (page): SearchDocument => ({
        ...about(page),
        kind: 'pages',
        path: editorsPagePath(page),
        title: page.title,
        facts: '',
        summary: page.intro,
        body: blocksText(page.blocks, content),
      }),
    )
  const photos = albums.all.map(
    (album): SearchDocument => ({
      ...about(album),
      kind: 'pages',
      path: albumPath(album),
      title: album.title,
      facts: documentMessages[locale].photos(album.photos.length),
      summary: album.intro,
      body: album.photos.map(({ alt }) => alt).join(' '),
    }),
  )
  const known = new Set([...written, ...photos].map(({ path }) => path))
  const listed = new Map(
    Object.values(navigation)
      .flat()
      .filter(({ target }) => /^\/[^?#]*$/.test(target) && !known.has(target))
      .map(({ target, label }) => [target, label]),
  )
  const lists = Array.from(
    listed,
    ([path, title]): SearchDocument => ({
      kind: 'pages',
      path,
      language: locale,
      title,
      facts: '',
      summary: '',
    }),
  )
  return [...written, ...photos, ...lists]
}
