import type { MetaDescriptor } from 'react-router'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { ShellData } from '~/shell/shell-data.ts'
import { storyMessages } from './messages.ts'
import { storyJsonLd } from './story-json-ld.ts'
import type { StoryPageData } from './story-loader.ts'
import { feedPath, type StoryKind, storyListPath } from './story-view.ts'

type Matches = Parameters<typeof pageMeta>[0]

/** Lets feed readers find the feed of these stories. */
const feedLink = (kind: StoryKind, { bases, locale, siteName }: ShellData): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${storyMessages[locale].title[kind]} · ${siteName}`,
  href: bases[locale] + feedPath(kind),
})

/** The head of a list of stories. */
export function storyListMeta(kind: StoryKind, matches: Matches): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = storyMessages[shell.locale]
  const path = storyListPath[kind]
  return [
    ...pageMeta(matches, {
      title: t.title[kind],
      description: t.lead[kind],
      path,
      jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.title[kind], path }])],
    }),
    feedLink(kind, shell),
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
      jsonLd: storyJsonLd(kind, story, shell),
    }),
    feedLink(kind, shell),
  ]
}
