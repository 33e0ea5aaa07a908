import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { page } from '~/content/testing/documents.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { defaultLocales, type LocaleStrategy, localeBases } from '~/i18n/locales.ts'
import { sitemap } from './sitemap.ts'

const snapshot = sampleSnapshot((fair) => {
  const seo = { title: null, description: null, image: null, noIndex: true }
  fair.pages?.nl.push(page('geheim', [], { seo }))
})
const contents = [snapshot.nl, snapshot.en]

const basesOf = (strategy: LocaleStrategy, english?: string) =>
  localeBases(
    {
      locales: defaultLocales.map((entry) =>
        english && entry.code === 'en' ? { ...entry, domain: english } : entry,
      ),
      defaultLocale: 'nl',
      strategy,
      detect: true,
    },
    'https://dakwaarts.example',
  )

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})

interface Entry {
  readonly loc: string
  readonly lastmod: string
  readonly 'xhtml:link'?: readonly Record<'@_hreflang' | '@_href', string>[]
}

function entriesOf(text: string | undefined): readonly Entry[] {
  expect(XMLValidator.validate(text ?? '')).toBe(true)
  return parser.parse(text ?? '').urlset.url
}

const alternatesOf = (entry: Entry | undefined) =>
  Object.fromEntries(
    (entry?.['xhtml:link'] ?? []).map((link) => [link['@_hreflang'], link['@_href']]),
  )

it('names each page in each language, and every language of it', () => {
  const entries = entriesOf(sitemap(contents, basesOf('prefix_except_default')))
  const dutch = entries.find(({ loc }) => loc === 'https://dakwaarts.example/faq')
  const english = entries.find(({ loc }) => loc === 'https://dakwaarts.example/en/faq')
  expect(alternatesOf(dutch)).toEqual({
    nl: 'https://dakwaarts.example/faq',
    en: 'https://dakwaarts.example/en/faq',
    'x-default': 'https://dakwaarts.example/faq',
  })
  expect(alternatesOf(english)).toEqual(alternatesOf(dutch))
  expect(dutch?.lastmod).toBe('2026-09-02T08:00:00.000Z')
})

it('leaves out what editors keep out of search engines', () => {
  expect(sitemap(contents, basesOf('prefix'))).not.toContain('geheim')
})

it('follows the addresses of the languages', () => {
  expect(sitemap(contents, basesOf('prefix'))).toContain('<loc>https://dakwaarts.example/nl/faq<')
  expect(sitemap(contents, basesOf('prefix', 'rooftops.example'))).toContain(
    '<loc>https://rooftops.example/en/faq<',
  )
})

it('names a page once where languages share an address', () => {
  const entries = entriesOf(sitemap(contents, basesOf('no_prefix')))
  expect(entries.filter(({ loc }) => loc.endsWith('/faq'))).toHaveLength(1)
  expect(entries.every((entry) => entry['xhtml:link'] === undefined)).toBe(true)
})

it('is an index of parts that hold everything when it does not fit one file', () => {
  const bases = basesOf('prefix_except_default')
  const all = entriesOf(sitemap(contents, bases)).map(({ loc }) => loc)
  const index = parser.parse(sitemap(contents, bases, undefined, 10) ?? '').sitemapindex.sitemap
  const locs: string[] = index.map(({ loc }: Entry) => loc)
  expect(locs).toHaveLength(Math.ceil(all.length / 10))
  const parts = locs.map((loc) => Number(/\/sitemap\/(\d+)\.xml$/.exec(loc)?.[1]))
  expect(
    parts.flatMap((part) => entriesOf(sitemap(contents, bases, part, 10)).map(({ loc }) => loc)),
  ).toEqual(all)
  for (const part of [0, parts.length + 1]) {
    expect(sitemap(contents, bases, part, 10)).toBeUndefined()
  }
})
