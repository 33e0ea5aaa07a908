import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import { PAGE_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Content, Interview, NewsItem } from '~/content/model.ts'
import { movedTo } from '~/shell/keep-search.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { type StoryKind, storiesOf, storyPath, toStoryCard, toStoryList } from './story-view.ts'

/** How many other stories a story ends with. */
const RELATED_COUNT = 3

type Story = NewsItem | Interview

/** The list up to the page in the address (`?pagina=`); a 404 for a page that does not exist. */
export function loadStoryList(kind: StoryKind, content: Content, url: URL) {
  const page = Number(url.searchParams.get(PAGE_PARAMETER) ?? 1)
  const list = toStoryList(kind, storiesOf(kind, content), page)
  validatePage(list, url)
  return { list }
}

/** The next stories to read: about the same exhibitor first, then the newest. */
export function relatedStories(story: Story, stories: readonly Story[]): readonly Story[] {
  const { exhibitor } = story
  const others = stories.filter((other) => other !== story)
  const same = others.filter((other) => exhibitor && other.exhibitor === exhibitor)
  return [...new Set([...same, ...others])].slice(0, RELATED_COUNT)
}

/** Links to the subjects of a story; the speaker stands at its head. */
const aboutLinks = ({
  exhibitor,
}: Story): readonly { readonly name: string; readonly path: string }[] =>
  exhibitor ? [{ name: exhibitor.name, path: exhibitorPath(exhibitor) }] : []

const toLink = (kind: StoryKind, story: Story | undefined) =>
  story && { path: storyPath[kind](story), title: story.title, language: story.language }

/**
 * A story by its id, with the next stories to read. A slug that is not its own redirects to the
 * right address permanently; an unknown id is a 404.
 */
export function loadStory(
  kind: StoryKind,
  content: Content,
  { id, slug, url }: { id: string; slug: string; url: URL },
) {
  const stories = storiesOf(kind, content)
  const story = stories.find((candidate) => candidate.id === id)
  validatePage(story, url)
  const at = stories.indexOf(story)
  // The router puts the locale's prefix before it.
  if (story.slug !== slug) throw movedTo(storyPath[kind](story), url)
  return {
    story: {
      ...toStoryCard(kind, story),
      author: story.author,
      updatedAt: story.updatedAt,
      blocks: story.blocks,
      about: aboutLinks(story),
    },
    seo: story.seo,
    related: relatedStories(story, stories).map((other) => toStoryCard(kind, other)),
    before: toLink(kind, stories[at - 1]),
    after: toLink(kind, stories[at + 1]),
  }
}

export type StoryPageData = ReturnType<typeof loadStory>
export type StoryView = StoryPageData['story']
