import { interviewPath, newsItemPath } from '@beursvloer/contract/page-addresses'
import { formatDate } from '~/i18n/dates.ts'
import { blocksText } from './blocks-text.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource, line, type SearchDocument } from './search-document.ts'

/** News and interviews. */
export const stories: DocumentSource = (content) => {
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
