import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { Content, NewsItem } from '~/content/model.ts'
import { feedResponse, storyFeed } from './story-feed.ts'

const bases = { nl: 'https://beurs.example', en: 'https://beurs.example/en' }

const story = (id: string, more: object = {}) =>
  ({
    id,
    slug: `over-${id}`,
    title: `Hout & <b>baksteen</b>: ${id}`,
    intro: 'Wat er “nieuw” is & waarom',
    author: 'Ank de Vries',
    date: '2027-01-15',
    updatedAt: '2027-01-16T09:30:00.123Z',
    language: 'nl',
    image: null,
    ...more,
  }) as unknown as NewsItem

const content = (locale: 'nl' | 'en', stories: readonly NewsItem[]) =>
  ({
    locale,
    settings: { name: 'Beurs', organisation: 'Stichting Beurs' },
    edition: { updatedAt: '2026-09-02T08:00:00.000Z' },
    news: { all: stories },
  }) as unknown as Content

/** The feed as an independent parser reads it; every element that may repeat is a list. */
function read(feed: string) {
  expect(XMLValidator.validate(feed)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name) => ['entry', 'link', 'author'].includes(name),
  })
  return parser.parse(feed).feed
}

/** RFC 3339 with seconds and an offset, as RFC 4287 §3.3 asks for. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/

describe('the feed of news', () => {
  const image = { file: 'kraan.jpg', width: 3, height: 2, alt: '' }
  const stories = [
    story('b', { language: 'en', updatedAt: '2027-02-01T00:00:00.000Z', image }),
    story('a'),
  ]

  it.each(['nl', 'en'] as const)(
    'has all elements that RFC 4287 requires of a feed (%s)',
    (locale) => {
      const feed = read(storyFeed('news', content(locale, stories), bases))
      expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom')
      expect(feed['@xml:lang']).toBe(locale)
      expect(feed.id).toBe(`${bases[locale]}/nieuws.xml`)
      expect(feed.title).toBe(`${locale === 'nl' ? 'Nieuws' : 'News'} · Beurs`)
      expect(feed.updated).toBe('2027-02-01T00:00:00Z')
      expect(feed.author).toEqual([{ name: 'Stichting Beurs' }])
      expect(feed.link).toContainEqual({
        '@rel': 'self',
        '@type': 'application/atom+xml',
        '@href': `${bases[locale]}/nieuws.xml`,
      })
      expect(feed.entry).toHaveLength(2)
    },
  )

  it('has all elements that RFC 4287 requires of an entry, whatever the texts are', () => {
    const { entry } = read(storyFeed('news', content('nl', stories), bases))
    const [first, second] = entry
    expect(second).toMatchObject({
      '@xml:lang': 'nl',
      id: 'https://beurs.example/nieuws/a',
      title: 'Hout & <b>baksteen</b>: a',
      published: '2027-01-14T23:00:00Z',
      updated: '2027-01-16T09:30:00Z',
      author: [{ name: 'Ank de Vries' }],
      summary: 'Wat er “nieuw” is & waarom',
    })
    for (const { published, updated } of entry) {
      expect(published).toMatch(INSTANT)
      expect(updated).toMatch(INSTANT)
    }
    expect(first['@xml:lang']).toBe('en')
    expect(first.link.map((link: Record<string, string>) => [link['@rel'], link['@href']])).toEqual(
      [
        ['alternate', 'https://beurs.example/nieuws/b/over-b'],
        ['enclosure', 'https://beurs.example/_img/1280/jpeg/kraan.jpg'],
      ],
    )
  })

  it('is valid without stories', () => {
    const feed = read(storyFeed('news', content('nl', []), bases))
    expect(feed.updated).toBe('2026-09-02T08:00:00Z')
    expect(feed.entry).toBeUndefined()
  })

  it('has the newest thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) => story(`s${at}`))
    const { entry } = read(storyFeed('news', content('nl', many), bases))
    expect(entry).toHaveLength(30)
  })

  it('has its media type', () => {
    const response = feedResponse('news', content('nl', stories), bases)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })
})
