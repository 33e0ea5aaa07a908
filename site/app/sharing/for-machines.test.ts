import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { manifest } from './manifest.ts'
import { openSearch } from './open-search.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'

const bases = ['https://dakwaarts.example', 'https://dakwaarts.example/en']

it('crawlers are allowed, except on personal pages', () => {
  const lines = robots(bases, ['/bezoekersprofiel'], true).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /*_payload.json')
  expect(lines).toContain('Disallow: /*?*preview=')
  expect(lines).toContain('Disallow: /en/bezoekersprofiel')
  expect(lines).not.toContain('Disallow: /')
  expect(lines).toContain('Sitemap: https://dakwaarts.example/sitemap.xml')
})

it('a site with noindex blocks no crawler, so that noindex can be read', () => {
  const text = robots(bases, ['/bezoekersprofiel'], false)
  expect(text).toMatch(/^Disallow:$/m)
  expect(text).not.toContain('Sitemap')
})

const contact = { email: 'info@dakwaarts.example', page: 'https://dakwaarts.example/contact' }
const security = (today: string, email = contact.email) =>
  securityTxt({ ...contact, email }, 'https://dakwaarts.example', today)
const expiresOf = (text: string) => Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')

it.each(['2026-11-21', '2027-02-28', '2028-02-29', '2026-12-31', '2027-01-01'])(
  'on %s the security contact expires within a year, and not soon',
  (today) => {
    const days = (expiresOf(security(today)) - Date.parse(today)) / 86_400_000
    expect(days).toBeLessThan(365)
    expect(days).toBeGreaterThan(300)
  },
)

it('the security contact stays the same for a whole month', () => {
  expect(security('2026-11-01')).toBe(security('2026-11-30'))
  expect(security('2026-12-01')).not.toBe(security('2026-11-30'))
})

it('a mail address or page to report a weakness is named', () => {
  expect(security('2026-11-21')).toContain('Contact: mailto:info@dakwaarts.example\n')
  expect(security('2026-11-21', '')).toContain('Contact: https://dakwaarts.example/contact\n')
})

it('the web manifest is in the language of its pages', () => {
  const { nl, en } = sampleSnapshot()
  expect(manifest(nl, '', { themeColour: '#052e16' })).toMatchObject({
    name: 'Dakwaarts 2027',
    short_name: 'Dakwaarts',
    lang: 'nl',
    start_url: '/',
    shortcuts: [
      { name: 'Nu', url: '/nu' },
      { name: 'Programma', url: '/programma' },
      { url: '/plattegrond' },
      { name: 'Badge' },
    ],
  })
  expect(manifest(en, '/en', { themeColour: '#052e16' })).toMatchObject({
    lang: 'en',
    start_url: '/en',
    shortcuts: [
      { name: 'Now' },
      { name: 'Programme', url: '/en/programma' },
      { name: 'Floor plan' },
      { url: '/en/bezoekersprofiel/badge' },
    ],
  })
})

it('the web manifest has existing screenshots', async () => {
  const { nl, en } = sampleSnapshot()
  for (const { screenshots } of [
    manifest(nl, '', { themeColour: '#052e16' }),
    manifest(en, '/en', { themeColour: '#052e16' }),
  ])
    for (const { src, sizes } of screenshots) {
      const { width, height, format } = await sharp(`site/public${src}`).metadata()
      expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'webp'])
    }
})

it('browsers can search the site, in the language of its pages', () => {
  const { en } = sampleSnapshot()
  const text = openSearch(en, 'https://dakwaarts.example/en')
  expect(XMLValidator.validate(text)).toBe(true)
  const { OpenSearchDescription: said } = new XMLParser({ ignoreAttributes: false }).parse(text)
  expect(said).toMatchObject({ ShortName: 'Dakwaarts', Language: 'en-GB', InputEncoding: 'UTF-8' })
  expect(said.Url[0]).toEqual({
    '@_type': 'text/html',
    '@_template': 'https://dakwaarts.example/en/zoeken?q={searchTerms}',
  })
})
