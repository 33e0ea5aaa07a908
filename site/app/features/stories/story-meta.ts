import type { MetaDescriptor } from 'react-router'
import { listMeta, type Matches, pageMeta, shellOf } from '~/shell/page-meta.ts'
import { feedLinks } from './feed-links.ts'
import { storyMessages } from './messages.ts'
import { storyJsonLd } from './story-json-ld.ts'
import type { StoryPageData } from './story-loader.ts'
import { type StoryKind, storyListPath } from './story-view.ts'

/** The head of a list of stories. */
export function storyListMeta(kind: StoryKind, matches: Matches): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  return [
    ...listMeta(matches, storyListPath[kind], storyMessages, (t) => [t.title[kind], t.lead[kind]]),
    ...feedLinks({ [kind]: storyMessages[shell.locale].title[kind] }, shell),
  ]
}

/** The head of one story. */
export function storyMeta(
  kind: StoryKind,
  matches: Matches,
  loaded: StoryPageData | undefined,
): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!loaded || !shell) return []
  const { story, seo } = loaded
  return [
    ...pageMeta(matches, {
      title: story.title,
      description: story.intro,
      path: story.path,
      type: 'article',
      seo,
      jsonLd: import.meta.env.SSR && storyJsonLd(kind, story, shell),
    }),
    ...feedLinks({ [kind]: storyMessages[shell.locale].title[kind] }, shell),
  ]
}
