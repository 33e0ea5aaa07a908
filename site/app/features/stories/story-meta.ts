import type { MetaDescriptor } from 'react-router'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { type Matches, messageMeta, pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { ShellData } from '~/shell/shell-data.ts'
import { feedLinks } from './feed-links.ts'
import { storyMessages } from './messages.ts'
import type { StoryPageData, StoryView } from './story-loader.ts'
import { type StoryKind, storyListPath } from './story-view.ts'

/** Matches bylines of the editors as a group, without a named author. */
const EDITORS = /^(?:de )?redactie\b|^(?:the )?editors\b|\beditorial\b/i

/** The author of a story: a person, or the organisation behind the site. */
const authorOf = (author: string, { organiser, siteName }: ShellData) => ({
  '@type':
    EDITORS.test(author) || [organiser.name, siteName].includes(author) ? 'Organization' : 'Person',
  name: author,
})

/** A story as schema.org NewsArticle or Article, with its way from the home page. */
export function storyJsonLd(kind: StoryKind, story: StoryView, shell: ShellData): object[] {
  const base = shell.bases[shell.locale]
  const origin = new URL(base).origin
  return [
    {
      '@type': kind === 'news' ? 'NewsArticle' : 'Article',
      headline: story.title,
      description: story.intro,
      datePublished: story.date,
      dateModified: story.updatedAt,
      inLanguage: story.language,
      mainEntityOfPage: base + story.path,
      author: authorOf(story.author, shell),
      publisher: {
        '@type': 'Organization',
        name: shell.organiser.name,
        url: base,
        logo: `${origin}/icon-512.png`,
      },
      ...(story.image && { image: `${origin}/_img/1280/jpeg/${story.image.file}` }),
    },
    breadcrumbJsonLd(base, [
      { name: storyMessages[shell.locale].title[kind], path: storyListPath[kind] },
      { name: story.title, path: story.path },
    ]),
  ]
}

interface MetaArgs<Data = unknown> {
  readonly matches: Matches
  readonly loaderData?: Data | undefined
}

/** The head of a list of stories. */
export const storyListMeta =
  (kind: StoryKind) =>
  ({ matches }: MetaArgs): MetaDescriptor[] => {
    const shell = shellOf(matches)
    if (!shell) return []
    const path = storyListPath[kind]
    return [
      ...messageMeta(matches, path, storyMessages, (t) => [t.title[kind], t.lead[kind]]),
      ...feedLinks({ [kind]: storyMessages[shell.locale].title[kind] }, shell),
    ]
  }

/** The head of one story. */
export const storyMeta =
  (kind: StoryKind) =>
  ({ matches, loaderData }: MetaArgs<StoryPageData>): MetaDescriptor[] => {
    const shell = shellOf(matches)
    if (!loaderData || !shell) return []
    const { story, seo } = loaderData
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
