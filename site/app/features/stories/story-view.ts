import type { Interview, LocaleCode, Media, NewsItem } from '~/content/model.ts'

/** News and interviews are both stories; they differ in where they live. */
export type StoryKind = 'news' | 'interviews'

/** Path of the list of a kind of story. */
export const storyPaths: Record<StoryKind, string> = { news: '/nieuws', interviews: '/interviews' }

/** Path of one story. */
export const storyPath = (kind: StoryKind, { id, slug }: { id: string; slug: string }): string =>
  `${storyPaths[kind]}/${id}/${slug}`

export interface StoryCardView {
  readonly id: string
  readonly path: string
  readonly seed: string
  readonly title: string
  readonly intro: string
  readonly date: string
  readonly language: LocaleCode
  readonly image: Pick<Media, 'file' | 'width' | 'height' | 'alt'> | null
}

const pictureOf = (image: Media | null) =>
  image && { file: image.file, width: image.width, height: image.height, alt: image.alt }

export const toStoryCard = (kind: StoryKind, story: NewsItem | Interview): StoryCardView => ({
  id: story.id,
  path: storyPath(kind, story),
  seed: story.slug,
  title: story.title,
  intro: story.intro,
  date: story.date,
  language: story.language,
  image: pictureOf(story.image),
})

/** How many stories a page of the list shows. */
export const STORIES_PER_PAGE = 12

export interface StoryListView {
  readonly stories: readonly StoryCardView[]
  /** Position of the first and last story shown, from 1, and how many there are. */
  readonly from: number
  readonly to: number
  readonly total: number
  readonly page: number
  readonly pages: number
}

/**
 * One page of the list, newest first; the latest featured one leads.
 *
 * @param page from 1; undefined is answered for a page that does not exist
 */
export function toStoryList(
  kind: StoryKind,
  stories: readonly (NewsItem | Interview)[],
  page: number,
): StoryListView | undefined {
  const pages = Math.max(1, Math.ceil(stories.length / STORIES_PER_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const lead = stories.find(({ featured }) => featured)
  const ordered = lead ? [lead, ...stories.filter((story) => story !== lead)] : stories
  const start = (page - 1) * STORIES_PER_PAGE
  const shown = ordered.slice(start, start + STORIES_PER_PAGE)
  return {
    stories: shown.map((story) => toStoryCard(kind, story)),
    from: start + 1,
    to: start + shown.length,
    total: stories.length,
    page,
    pages,
  }
}
