import { describe, expect, it } from 'vitest'
import {
  defaultLocales,
  LOCALE_COOKIE_SECONDS,
  type LocaleSettings,
  type LocaleStrategy,
  localeBases,
  localeStrategies,
  localeSwitch,
} from './locales.ts'
import { detectLocale, type LocaleRequest, resolveLocale, yearIn } from './resolve-locale.ts'

const settings = (changes: Partial<LocaleSettings> = {}): LocaleSettings => ({
  locales: defaultLocales,
  defaultLocale: 'nl',
  strategy: 'prefix_except_default',
  detect: true,
  ...changes,
})
const host = 'dakwaarts.example'
const resolve = (locales: LocaleSettings, request: LocaleRequest) =>
  resolveLocale(locales, localeBases(locales, `https://${host}`), request)

describe('detectLocale', () => {
  it.each([
    ['locale=en', 'nl', 'en'],
    ['a=1; locale=nl; b=2', 'en', 'nl'],
    ['xlocale=en', 'nl', 'nl'],
    ['locale=xx', 'en-GB,nl;q=0.5', 'en'],
    [undefined, 'de-DE, en;q=0.8, nl;q=0.9', 'nl'],
    [undefined, 'en;q=0, nl', 'nl'],
    [undefined, 'fr', 'nl'],
    [undefined, undefined, 'nl'],
  ])('cookie %j and language %j give %s', (cookie, acceptLanguage, expected) => {
    expect(detectLocale({ host, pathname: '/', cookie, acceptLanguage }, 'nl')).toBe(expected)
  })
})

describe('a site in Dutch only', () => {
  it.each(localeStrategies)('redirects English to the Dutch page with %s', (strategy) => {
    const locales = settings({ strategy, dutchOnly: true })
    const acceptLanguage = 'en'
    for (const pathname of ['/', '/programma']) {
      const { locale, redirect } = resolve(locales, { host, pathname, acceptLanguage })
      expect(locale).toBe('nl')
      if (strategy !== 'prefix') expect(redirect).toBeUndefined()
    }
    const asked = resolve(locales, { host, pathname: '/en/2027/programma', search: '?type=tour' })
    expect(asked.redirect).toBe(`${strategy === 'prefix' ? '/nl' : ''}/2027/programma?type=tour`)
    expect(resolve(locales, { host, pathname: '/en' }).redirect).toBe(
      strategy === 'prefix' ? '/nl' : '/',
    )
    expect(resolve(locales, { host, pathname: '/sitemap.xml' }).redirect).toBeUndefined()
  })
})

describe('the year of another edition', () => {
  it('is part of the basename, below the language', () => {
    const basename = (pathname: string, changes = {}) =>
      resolve(settings(changes), { host, pathname }).basename
    expect(basename('/2027')).toBe('/2027')
    expect(basename('/2027/programma')).toBe('/2027')
    expect(basename('/en/2027/programma')).toBe('/en/2027')
    expect(basename('/nl/2027', { strategy: 'prefix' })).toBe('/nl/2027')
    expect(basename('/programma/2027')).toBe('/')
    expect(basename('/20270')).toBe('/')
    expect(basename('/1999')).toBe('/')
    expect(['/', '/en', '/2027', '/en/2027'].map(yearIn)).toEqual([
      undefined,
      undefined,
      2027,
      2027,
    ])
  })
})

describe('prefix_except_default', () => {
  it('serves Dutch without a prefix and English with one', () => {
    expect(resolve(settings(), { host, pathname: '/programma' })).toMatchObject({
      locale: 'nl',
      basename: '/',
    })
    expect(resolve(settings(), { host, pathname: '/en/programma' })).toMatchObject({
      locale: 'en',
      basename: '/en',
    })
  })
  it('redirects a first visit of the root to the browser language, and no other page', () => {
    const acceptLanguage = 'en-GB'
    expect(resolve(settings(), { host, pathname: '/', search: '?a=1', acceptLanguage })).toEqual({
      locale: 'en',
      basename: '/en',
      redirect: '/en?a=1',
      personal: true,
    })
    expect(
      resolve(settings(), { host, pathname: '/programma', acceptLanguage }).redirect,
    ).toBeUndefined()
    expect(
      resolve(settings(), { host, pathname: '/', acceptLanguage, internal: true }).redirect,
    ).toBeUndefined()
    expect(
      resolve(settings({ detect: false }), { host, pathname: '/', acceptLanguage }).redirect,
    ).toBeUndefined()
  })
  it('redirects from the superfluous Dutch prefix, and never to another host', () => {
    expect(resolve(settings(), { host, pathname: '/nl/faq', search: '?q=a' }).redirect).toBe(
      '/faq?q=a',
    )
    expect(resolve(settings(), { host, pathname: '/nl//evil.example' }).redirect).toBe(
      '/evil.example',
    )
  })
  it('ignores a word that only begins with a language code', () => {
    expect(resolve(settings(), { host, pathname: '/energie' }).locale).toBe('nl')
  })
})

describe('the other strategies', () => {
  it('prefix: every locale has one', () => {
    const prefix = settings({ strategy: 'prefix' })
    expect(resolve(prefix, { host, pathname: '/programma' }).redirect).toBe('/nl/programma')
    expect(resolve(prefix, { host, pathname: '/nl/programma' })).toMatchObject({
      locale: 'nl',
      basename: '/nl',
    })
    expect(resolve(prefix, { host, pathname: '/', cookie: 'locale=en' }).redirect).toBe('/en')
  })
  it('prefix_and_default: Dutch is served at both addresses', () => {
    const both = settings({ strategy: 'prefix_and_default' })
    expect(resolve(both, { host, pathname: '/faq' }).basename).toBe('/')
    expect(resolve(both, { host, pathname: '/nl/faq' })).toMatchObject({ basename: '/nl' })
  })
  it('no_prefix: cookie and browser decide', () => {
    const none = settings({ strategy: 'no_prefix' })
    expect(resolve(none, { host, pathname: '/faq', acceptLanguage: 'en' })).toMatchObject({
      locale: 'en',
      basename: '/',
      personal: true,
    })
  })
  it('no_prefix: the language of the switch is remembered, and the page stays', () => {
    const none = settings({ strategy: 'no_prefix' })
    const bases = localeBases(none, `https://${host}`)
    expect(localeSwitch(none, bases, host)).toEqual({ nl: '/nl', en: '/en' })
    for (const [pathname, redirect] of [
      ['/en/faq', '/faq?q=a'],
      ['/en', '/?q=a'],
      ['/en//evil.example', '/evil.example?q=a'],
    ] as const) {
      expect(resolve(none, { host, pathname, search: '?q=a' })).toMatchObject({
        redirect,
        remember: 'en',
        personal: true,
      })
    }
  })
  it('are four in number', () => expect(localeStrategies).toHaveLength(4))
})

describe('a domain for a language', () => {
  const [nl, en] = defaultLocales
  if (!nl || !en) throw new Error('two locales expected')
  const hosts = ['rooftops.example', 'www.rooftops.example']
  const domains = (strategy: LocaleStrategy = 'prefix_except_default') =>
    settings({
      strategy,
      locales: [
        nl,
        { ...en, domain: 'rooftops.example', domains: hosts, defaultForDomains: hosts },
      ],
    })

  it.each(hosts)('decides, whatever the visitor prefers: %s', (own) => {
    for (const strategy of ['prefix_except_default', 'no_prefix'] as const) {
      for (const pathname of ['/', '/faq']) {
        const request = { host: own, pathname, cookie: 'locale=nl', acceptLanguage: 'nl' }
        expect(resolve(domains(strategy), request)).toEqual({
          locale: 'en',
          basename: '/',
          personal: false,
        })
      }
    }
  })
  it('is the target of links, of the switch and of the prefix elsewhere', () => {
    const bases = localeBases(domains(), `https://${host}`)
    expect(bases).toEqual({ nl: 'https://dakwaarts.example', en: 'https://rooftops.example' })
    expect(localeSwitch(domains(), bases, host)).toEqual({ nl: '', en: bases.en })
    expect(localeSwitch(domains(), bases, 'rooftops.example')).toEqual({ nl: bases.nl, en: '' })
    expect(resolve(domains(), { host, pathname: '/en/faq', search: '?q=a' })).toMatchObject({
      redirect: '/faq?q=a',
      redirectOrigin: 'https://rooftops.example',
      personal: false,
    })
    expect(resolve(domains(), { host: 'rooftops.example', pathname: '/nl/faq' })).toMatchObject({
      redirect: '/faq',
      redirectOrigin: 'https://dakwaarts.example',
    })
    expect(resolve(domains('prefix'), { host, pathname: '/en', search: '?q=a' })).toMatchObject({
      redirect: '/en?q=a',
      redirectOrigin: 'https://rooftops.example',
    })
  })
  it('is the target of a first visit in that language', () => {
    expect(resolve(domains(), { host, pathname: '/', acceptLanguage: 'en' })).toMatchObject({
      redirect: '/',
      redirectOrigin: 'https://rooftops.example',
      personal: true,
    })
  })
  it('or a default for a domain, with the other language by prefix', () => {
    const shared = settings({
      locales: [nl, { ...en, defaultForDomains: ['rooftops.example'] }],
    })
    const bases = localeBases(shared, `https://${host}`)
    const own = 'rooftops.example'
    expect(localeSwitch(shared, bases, own)).toEqual({ nl: '/nl', en: '' })
    expect(resolve(shared, { host: own, pathname: '/faq' })).toMatchObject({ locale: 'en' })
    expect(resolve(shared, { host: own, pathname: '/nl/faq' })).toMatchObject({
      locale: 'nl',
      basename: '/nl',
    })
    expect(resolve(shared, { host, pathname: '/en/faq' })).toMatchObject({ basename: '/en' })
  })
})

it('the language is remembered for 365 days (requirements 13.1)', () => {
  expect(LOCALE_COOKIE_SECONDS / 86_400).toBe(365)
})

describe('files that machines look for at the root', () => {
  it.each(
    localeStrategies.flatMap((strategy) =>
      ['/robots.txt', '/sitemap.xml', '/sitemap/1.xml', '/.well-known/security.txt'].map(
        (pathname) => [strategy, pathname] as const,
      ),
    ),
  )('include %s with %s, the same for everybody', (strategy, pathname) => {
    const request = { host, pathname, cookie: 'locale=en', acceptLanguage: 'en' }
    expect(resolve(settings({ strategy }), request)).toEqual({
      locale: 'nl',
      basename: '/',
      personal: false,
    })
  })
})
