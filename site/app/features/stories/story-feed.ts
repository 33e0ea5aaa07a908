import type { Content, Interview, NewsItem } from '~/content/model.ts'
import { fairInstant } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { type Xml, xml, xmlDocument } from '~/shell/xml.ts'
import { storyMessages } from './messages.ts'
import { feedPath, type StoryKind, storiesOf, storyListPath, storyPath } from './story-view.ts'

/** Number of stories in a feed; enough for readers that poll rarely. */
const FEED_LENGTH = 30
/** Width in pixels of the picture that goes with a story. */
const PICTURE_WIDTH = 1280

/** An instant as RFC 3339 without fractions, which RFC 4287 §3.3 asks for. */
const atomTime = (instant: string) => new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z')

function entry(kind: StoryKind, story: NewsItem | Interview, base: string): Xml {
  const address = base + storyPath[kind](story)
  const { origin } = new URL(base)
  return xml(
    'entry',
    { 'xml:lang': story.language },
    // Without the slug, which editors may change: the identity of an entry never does.
    xml('id', {}, `${base}${storyListPath[kind]}/${story.id}`),
    xml('title', {}, story.title),
    xml('link', { rel: 'alternate', type: 'text/html', href: address }),
    story.image &&
      xml('link', {
        rel: 'enclosure',
        type: 'image/jpeg',
        href: `${origin}/_img/${PICTURE_WIDTH}/jpeg/${story.image.file}`,
      }),
    xml('published', {}, atomTime(fairInstant(story.date, '00:00'))),
    xml('updated', {}, atomTime(story.updatedAt)),
    xml('author', {}, xml('name', {}, story.author)),
    xml('summary', {}, story.intro),
  )
}

/**
 * The newest stories of a kind as an Atom feed (RFC 4287), with absolute addresses.
 *
 * @param bases where each locale's pages begin, without a trailing slash
 */
export function storyFeed(
  kind: StoryKind,
  content: Content,
  bases: Readonly<Record<LocaleCode, string>>,
): string {
  const { locale, settings } = content
  const base = bases[locale]
  const t = storyMessages[locale]
  const stories = storiesOf(kind, content)
  // Without stories the feed was last changed when its fair was.
  const changes = stories.length > 0 ? stories : [content.edition]
  const latest = changes
    .map(({ updatedAt }) => atomTime(updatedAt))
    .sort()
    .at(-1)
  const self = base + feedPath(kind)
  return xmlDocument(
    xml(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
      xml('id', {}, self),
      xml('title', {}, `${t.title[kind]} · ${settings.name}`),
      xml('subtitle', {}, t.lead[kind]),
      xml('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      xml('link', { rel: 'alternate', type: 'text/html', href: base + storyListPath[kind] }),
      xml('updated', {}, latest),
      xml('author', {}, xml('name', {}, settings.organisation)),
      xml('icon', {}, `${new URL(base).origin}/favicon.ico`),
      ...stories.slice(0, FEED_LENGTH).map((story) => entry(kind, story, base)),
    ),
  )
}

/** The feed as an answer of the site. */
export const feedResponse = (...feed: Parameters<typeof storyFeed>): Response =>
  new Response(storyFeed(...feed), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
