import {
  PROGRAMME_PAGE,
  programmeDayPath,
  programmeItemPath,
  speakerPath,
} from '@beursvloer/contract/page-addresses'
import { THEME_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Content } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { plainText } from '~/shell/plain-text.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource, line, names, type SearchDocument } from './search-document.ts'

/** Sessions, and the programme of a day or about a theme. Nothing before it is published. */
export const programme: DocumentSource = (content) => {
  if (!content.edition.programmePublished) return []
  return [...sessions(content), ...days(content), ...themes(content)]
}

function sessions({ programmeItems, locale }: Content): SearchDocument[] {
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
    keywords: `${t.itemType[item.type]} ${names(item.themes)} ${item.audience} ${item.exhibitor?.name ?? ''} ${item.partOf?.title ?? ''}`,
    summary: item.summary,
    body: () => plainText(item.body),
  }))
}

const days = ({ edition, locale }: Content): SearchDocument[] =>
  edition.days.map(({ date, opensAt, closesAt }) => ({
    kind: 'programme',
    path: programmeDayPath(date),
    language: locale,
    title: documentMessages[locale].programmeOn(formatDate(date, locale, 'day')),
    facts: documentMessages[locale].hours(opensAt, closesAt),
    summary: '',
  }))

const themes = ({ themes, locale }: Content): SearchDocument[] =>
  themes.all.map((theme) => ({
    ...about(theme),
    kind: 'programme',
    path: `${PROGRAMME_PAGE}?${THEME_PARAMETER}=${theme.slug}`,
    title: theme.name,
    facts: documentMessages[locale].theme,
    summary: '',
    weight: 1.3,
  }))

export const speakers: DocumentSource = ({ speakers, edition }) =>
  speakers.all.map((speaker) => ({
    ...about(speaker),
    kind: 'speakers',
    path: speakerPath(speaker),
    title: speaker.name,
    facts: line(speaker.jobTitle, speaker.organisation),
    summary: speaker.bio,
    body: () =>
      edition.programmePublished
        ? speaker.programmeItems.map(({ title }) => title).join('\u00A0· ')
        : '',
    weight: 0.8,
  }))
