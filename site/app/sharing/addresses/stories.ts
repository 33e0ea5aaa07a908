import type { Content, Interview, NewsItem } from '~/content/model.ts'
import { storyMessages } from '~/features/stories/messages.ts'
import { type StoryKind, storyListPath, storyPath } from '~/features/stories/story-view.ts'
import { formatDate } from '~/i18n/dates.ts'
import { fairDates, fairVenue } from '../fair-facts.ts'
import { sharingMessages } from '../messages.ts'
import { lastChange, type PublicAddress, publicAddress } from '../public-address.ts'

function addressesOf(
  kind: StoryKind,
  label: string,
  stories: readonly (NewsItem | Interview)[],
  content: Content,
): readonly PublicAddress[] {
  return [
    publicAddress({
      path: storyListPath[kind],
      updatedAt: lastChange(content.edition, stories),
      title: storyMessages[content.locale].title[kind],
      facts: [fairDates(content), fairVenue(content)],
      seed: kind,
      tone: 'dark',
    }),
    ...stories.map((story) =>
      publicAddress({
        path: storyPath[kind](story),
        updatedAt: story.updatedAt,
        noIndex: story.seo?.noIndex,
        language: story.language,
        kind: label,
        title: story.title,
        facts: [
          { value: formatDate(story.date, content.locale), label: story.author },
          ...(story.exhibitor ? [{ value: story.exhibitor.name, label: '' }] : []),
        ],
        seed: story.slug,
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
