import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '~/shell/shell-data.ts'
import { feedPath, type StoryKind } from './story-view.ts'

/** Lets feed readers find the feeds of stories, by the title of each kind. */
export const feedLinks = (
  titles: Readonly<Partial<Record<StoryKind, string>>>,
  { bases, locale, siteName }: ShellData,
): MetaDescriptor[] =>
  import.meta.env.SSR
    ? Object.entries(titles).map(([kind, title]) => ({
        tagName: 'link',
        rel: 'alternate',
        type: 'application/atom+xml',
        title: `${title} · ${siteName}`,
        href: bases[locale] + feedPath(kind as StoryKind),
      }))
    : []
