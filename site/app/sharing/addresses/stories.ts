import type { Content, Interview, NewsItem } from '~/content/model.ts'
import { storyMessages } from '~/features/stories/messages.ts'
import { type StoryKind, storyListPath, storyPath } from '~/features/stories/story-view.ts'
import { formatDate } from '~/i18n/dates.ts'
import { sharingMessages } from '../messages.ts'
import { documentAddress, type PublicAddress, pageAddress } from '../public-address.ts'

function addressesOf(
  kind: StoryKind,
  label: string,
  stories: readonly (NewsItem | Interview)[],
  content: Content,
): readonly PublicAddress[] {
  return [
    pageAddress(content, {
      path: storyListPath[kind],
      title: storyMessages[content.locale].title[kind],
      shown: stories,
      seed: kind,
    }),
    ...stories.map((story) =>
      documentAddress(story, {
        path: storyPath[kind](story),
        kind: label,
        title: story.title,
        facts: [
          { value: formatDate(story.date, content.locale), label: story.author },
          ...(story.exhibitor ? [{ value: story.exhibitor.name, label: '' }] : []),
        ],
      }),
    ),
  ]
}

/** News and interviews: their lists, and each story. */
export const storyAddresses = (content: Content): readonly PublicAddress[] => [
  ...addressesOf('news', sharingMessages[content.locale].news, content.news.all, content),
  ...addressesOf(
    'interviews',
    sharingMessages[content.locale].interview,
    content.interviews.all,
    content,
  ),
]
