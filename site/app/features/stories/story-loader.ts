import { redirect } from 'react-router'
import type { Interview, NewsItem } from '~/content/model.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { type StoryKind, storyPath, toStoryCard } from './story-view.ts'

/** How many other stories a story ends with. */
const RELATED_COUNT = 3

/**
 * A story by its id, with what to read next. A slug that is not its own leads to the right address
 * for good; an unknown id is a 404.
 */
export function loadStory<T extends NewsItem | Interview>(
  kind: StoryKind,
  stories: readonly T[],
  { id, slug, url }: { id: string; slug: string; url: URL },
) {
  const story = stories.find((candidate) => candidate.id === id)
  validatePage(story, url)
  // The router puts the locale's prefix before it.
  if (story.slug !== slug) throw redirect(storyPath(kind, story), 301)
  return {
    found: story,
    story: { ...toStoryCard(kind, story), author: story.author, blocks: story.blocks },
    seo: story.seo,
    related: stories
      .filter((other) => other !== story)
      .slice(0, RELATED_COUNT)
      .map((other) => toStoryCard(kind, other)),
    exhibitor: story.exhibitor && {
      name: story.exhibitor.name,
      path: `/standhouders/${story.exhibitor.id}/${story.exhibitor.slug}`,
    },
  }
}
