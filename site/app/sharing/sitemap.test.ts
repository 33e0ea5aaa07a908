import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { page } from '~/content/testing/documents.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { defaultLocales, type LocaleStrategy, localeBases } from '~/i18n/locales.ts'
import { readPages } from '~/shell/pages.server.ts'
import { sitemap } from './sitemap.ts'

const snapshot = sampleSnapshot((fair) => {
  const seo = { title: null, description: null, image: null, noIndex: true }
  fair.pages?.nl.push(page('geheim', [], { seo }), page('kiosk', [], { slug: 'c' }))
})
const contents = [snapshot.nl, snapshot.en]

const route = (id: string, path: string, sitemap: boolean) => ({
  id,
  path,
  module: { default: () => null, handle: { audience: 'shared', sitemap, counted: true } },
})

const placesOf = (strategy: LocaleStrategy, english?: string) => ({
  bases: localeBases(
    {
      locales: defaultLocales.map((entry) =>
        english && entry.code === 'en' ? { ...entry, domain: english } : entry,
      ),
      defaultLocale: 'nl',
      strategy,
      detect: true,
    },
    'https://dakwaarts.example',
  ),
  pages: readPages({ page: route('page', '*', true), kiosk: route('kiosk', 'c', false) }),
})

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

it('each page is listed in each language, with all its languages', () => {
  const entries = entriesOf(sitemap(contents, placesOf('prefix_except_default')))
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

it('an untranslated page is listed in its own language only', () => {
  const { nl, en } = sampleSnapshot((fair) => fair.pages?.nl.push(page('solo', [])))
  const entries = entriesOf(sitemap([nl, en], placesOf('prefix_except_default')))
  const [entry, ...others] = entries.filter(({ loc }) => loc.endsWith('/pagina-solo'))
  expect(entry?.loc).toBe('https://dakwaarts.example/pagina-solo')
  expect(alternatesOf(entry)).toEqual({})
  expect(others).toEqual([])
})

it('pages that editors or the page itself keep out of search engines are left out', () => {
  const text = sitemap(contents, placesOf('prefix'))
  expect(text).not.toContain('geheim')
  expect(text).not.toContain('/c<')
})

it('addresses are those of the languages', () => {
  expect(sitemap(contents, placesOf('prefix'))).toContain('<loc>https://dakwaarts.example/nl/faq<')
  expect(sitemap(contents, placesOf('prefix', 'rooftops.example'))).toContain(
    '<loc>https://rooftops.example/en/faq<',
  )
})

it('a page is listed once where languages share an address', () => {
  const entries = entriesOf(sitemap(contents, placesOf('no_prefix')))
  expect(entries.filter(({ loc }) => loc.endsWith('/faq'))).toHaveLength(1)
  expect(entries.every((entry) => entry['xhtml:link'] === undefined)).toBe(true)
})

it('a sitemap that does not fit one file is an index of complete parts', () => {
  const places = placesOf('prefix_except_default')
  const all = entriesOf(sitemap(contents, places)).map(({ loc }) => loc)
  const index = parser.parse(sitemap(contents, places, undefined, 10) ?? '').sitemapindex.sitemap
  const locs: string[] = index.map(({ loc }: Entry) => loc)
  expect(locs).toHaveLength(Math.ceil(all.length / 10))
  const parts = locs.map((loc) => Number(/\/sitemap\/(\d+)\.xml$/.exec(loc)?.[1]))
  expect(
    parts.flatMap((part) => entriesOf(sitemap(contents, places, part, 10)).map(({ loc }) => loc)),
  ).toEqual(all)
  for (const part of [0, parts.length + 1]) {
    expect(sitemap(contents, places, part, 10)).toBeUndefined()
  }
})
