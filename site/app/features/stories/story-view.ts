import {
  INTERVIEWS_PAGE,
  interviewPath,
  NEWS_PAGE,
  newsItemPath,
  speakerPath,
} from '@beursvloer/contract/page-addresses'
import type { Content, Interview, LocaleCode, NewsItem } from '~/content/model.ts'
import { libraryAlt } from '~/i18n/library-alt.ts'
import { type Languages, langOf, languagesOf } from '~/shell/field-language.ts'
import { type PictureFile, pictureOf } from '~/shell/picture-of.ts'

/** Kinds of stories; they differ in their addresses. */
export type StoryKind = 'news' | 'interviews'

/** Path of the list of a kind of story, and of one story. */
export const storyListPath = { news: NEWS_PAGE, interviews: INTERVIEWS_PAGE } as const
export const storyPath = { news: newsItemPath, interviews: interviewPath } as const

/** Path of the Atom feed of a kind of story. */
export const feedPath = (kind: StoryKind): string => `${storyListPath[kind]}.xml`

/** The stories of a kind, newest first. */
export const storiesOf = (
  kind: StoryKind,
  content: Pick<Content, StoryKind>,
): readonly (NewsItem | Interview)[] => content[kind].all

/** The speaker of an interview. */
export interface SpeakerView extends Languages {
  readonly name: string
  readonly path: string
  readonly jobTitle: string
  readonly organisation: string
  readonly photo: PictureFile | null
}

interface PictureView extends PictureFile {
  readonly alt: string
  /** The language of `alt`, where it is not the story's. */
  readonly altLang?: LocaleCode | undefined
}

export type StoryCardView = ReturnType<typeof toStoryCard>

function imageOf(story: NewsItem | Interview): PictureView | null {
  const { image, imageAlt, language } = story
  if (!image) return null
  const described = imageAlt
    ? { alt: imageAlt, altLang: langOf(story, 'imageAlt', language) }
    : libraryAlt(image, language)
  return { ...pictureOf(image), ...described }
}

function speakerOf(story: NewsItem | Interview): SpeakerView | null {
  if (!('speaker' in story) || !story.speaker) return null
  const { name, jobTitle, organisation, photo } = story.speaker
  return {
    name,
    path: speakerPath(story.speaker),
    jobTitle,
    organisation,
    ...languagesOf(story.speaker),
    photo: photo && pictureOf(photo),
  }
}

export const toStoryCard = (kind: StoryKind, story: NewsItem | Interview) => ({
  id: story.id,
  path: storyPath[kind](story),
  seed: story.slug,
  title: story.title,
  intro: story.intro,
  date: story.date,
  language: story.language,
  image: imageOf(story),
  // Of an interview, unless its speaker is not on the site.
  speaker: speakerOf(story),
})

/** How many stories a page adds below the leading one: full rows of two as well as of three. */
export const STORIES_PER_PAGE = 6

export type StoryListView = NonNullable<ReturnType<typeof toStoryList>>

/**
 * The list as far as `page`, newest first; the latest featured story leads. A page holds those
 * before it too, so that "Toon meer" is an address that works without JavaScript, can be shared,
 * and is still there on the way back from a story.
 *
 * @param page from 1; undefined is answered for a page that does not exist
 */
export function toStoryList(
  kind: StoryKind,
  stories: readonly (NewsItem | Interview)[],
  page: number,
) {
  const pages = Math.max(1, Math.ceil((stories.length - 1) / STORIES_PER_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const lead = stories.find(({ featured }) => featured)
  const ordered = lead ? [lead, ...stories.filter((story) => story !== lead)] : stories
  const shown = 1 + page * STORIES_PER_PAGE
  return {
    // All stories up to and including this page.
    stories: ordered.slice(0, shown).map((story) => toStoryCard(kind, story)),
    total: stories.length,
    page,
    // Id of the first story of the next page; null on the last.
    next: ordered[shown]?.id ?? null,
  }
}
