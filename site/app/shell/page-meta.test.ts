import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, it } from 'vitest'
import { type PageMeta, pageMeta } from './page-meta.ts'
import type { ShellData } from './shell-data.ts'

const shell = (given: Partial<ShellData> = {}) =>
  ({
    locale: 'nl',
    bases: { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' },
    statistics: '',
    preview: false,
    siteName: 'Dakwaarts',
    fair: { name: 'Dakwaarts 2027', slogan: 'Slim nieuw, beter bestaand.' },
    picture: { src: '/_og/a/nl/faq.png', alt: 'Vragen, Dakwaarts' },
    ...given,
  }) as ShellData

const page: PageMeta = { title: 'Vragen', description: 'Antwoorden', path: '/faq' }

const metaOf = (given: Partial<PageMeta> = {}, of: Partial<ShellData> = {}) =>
  pageMeta([{ id: 'root', loaderData: shell(of) }], { ...page, ...given }) as Record<
    string,
    never
  >[]

const property = (meta: Record<string, never>[], name: string) =>
  meta.find((tag) => tag.property === name || tag.name === name)?.content

it('a page has one canonical address, and one in each language', () => {
  const links = metaOf({ path: '/nieuws?pagina=2' }).filter(({ tagName }) => tagName)
  expect(links.map(({ rel, hrefLang, href }) => [hrefLang ?? rel, href])).toEqual([
    ['canonical', 'https://dakwaarts.example/nieuws?pagina=2'],
    ['nl', 'https://dakwaarts.example/nieuws?pagina=2'],
    ['en', 'https://dakwaarts.example/en/nieuws?pagina=2'],
    ['x-default', 'https://dakwaarts.example/nieuws?pagina=2'],
  ])
})

it('the title says that the form of the page failed', () => {
  const titleOf = (of: Partial<ShellData>) => metaOf({}, of)[0]?.title
  expect(titleOf({})).toBe('Vragen · Dakwaarts')
  expect(titleOf({ formFailed: true })).toBe('Fout: Vragen · Dakwaarts')
  expect(titleOf({ formFailed: true, locale: 'en' })).toBe('Error: Vragen · Dakwaarts')
})

it('other languages are not named where they share the address', () => {
  const base = 'https://dakwaarts.example'
  const meta = metaOf({}, { bases: { nl: base, en: base } })
  expect(meta.filter(({ rel }) => rel === 'alternate')).toEqual([])
  expect(property(meta, 'og:locale:alternate')).toBeUndefined()
})

it('the sharing picture is the one that the site draws', () => {
  const meta = metaOf()
  expect(property(meta, 'og:image')).toBe('https://dakwaarts.example/_og/a/nl/faq.png')
  expect(property(meta, 'og:image:width')).toBe('1200')
  expect(property(meta, 'og:image:height')).toBe('630')
  expect(property(meta, 'og:image:alt')).toBe('Vragen, Dakwaarts')
  expect(property(meta, 'twitter:card')).toBe('summary_large_image')
})

it('the sharing picture is the one that an editor chose', () => {
  const image = { file: 'foto.jpg', width: 2560, height: 1280, alt: 'De hal' }
  const meta = metaOf({ seo: { title: '', description: '', image, noIndex: false } })
  expect(property(meta, 'og:image')).toBe('https://dakwaarts.example/_img/1280/jpeg/foto.jpg')
  expect(property(meta, 'og:image:width')).toBe('1280')
  expect(property(meta, 'og:image:height')).toBe('640')
  expect(property(meta, 'og:image:alt')).toBe('De hal')
})

it('hidden pages and previews have noindex', () => {
  const seo = { title: '', description: '', image: null, noIndex: true }
  expect(property(metaOf({ seo }), 'robots')).toBe('noindex')
  expect(property(metaOf({}, { preview: true }), 'robots')).toBe('noindex')
  expect(property(metaOf(), 'robots')).toBe('max-image-preview:large')
})

it('the languages of a page are named, and the original of an untranslated one', () => {
  const linksOf = (given: Partial<ShellData>) =>
    metaOf({}, given).flatMap(({ tagName, rel, hrefLang, href }) =>
      tagName === 'link' ? [`${rel} ${hrefLang ?? ''} ${href}`] : [],
    )
  const bases = { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' }
  expect(linksOf({ bases, locale: 'en' })).toEqual([
    'canonical  https://dakwaarts.example/en/faq',
    'alternate nl https://dakwaarts.example/faq',
    'alternate en https://dakwaarts.example/en/faq',
    'alternate x-default https://dakwaarts.example/faq',
  ])
  const onlyIn = { path: '/faq', languages: ['nl'] } as const
  for (const locale of ['nl', 'en'] as const) {
    expect(linksOf({ bases, locale, onlyIn })).toEqual(['canonical  https://dakwaarts.example/faq'])
  }
})

it('events and articles have the picture of their page, unless they have their own', () => {
  const meta = metaOf({
    jsonLd: [{ '@type': 'Event' }, { '@type': 'Article', image: 'x' }, { '@type': 'Person' }],
  })
  const data = meta.flatMap((tag) => tag['script:ld+json'] ?? []) as { image?: string }[]
  expect(data.map(({ image }) => image)).toEqual([
    'https://dakwaarts.example/_og/a/nl/faq.png',
    'x',
    undefined,
  ])
})

it('no text of an editor can end its script element', () => {
  const evil = '</script><script>alert(1)</script><!--'
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Meta,
      meta: () => metaOf({ jsonLd: [{ '@type': 'Event', name: evil }] }) as never,
    },
  ])
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }))
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ name: evil })
  expect(html).not.toContain('<script>alert')
  expect(data).not.toContain('<')
})
