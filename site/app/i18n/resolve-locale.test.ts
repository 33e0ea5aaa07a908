import { describe, expect, it } from 'vitest'
import {
  defaultLocales,
  LOCALE_COOKIE_SECONDS,
  type LocaleSettings,
  localeBases,
  localeStrategies,
} from './locales.ts'
import { detectLocale, resolveLocale } from './resolve-locale.ts'

const settings = (changes: Partial<LocaleSettings> = {}): LocaleSettings => ({
  locales: defaultLocales,
  defaultLocale: 'nl',
  strategy: 'prefix_except_default',
  detect: true,
  ...changes,
})
const host = 'dakwaarts.example'

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

describe('prefix_except_default', () => {
  it('serves Dutch without and English with a prefix', () => {
    expect(resolveLocale(settings(), { host, pathname: '/programma' })).toMatchObject({
      locale: 'nl',
      basename: '/',
    })
    expect(resolveLocale(settings(), { host, pathname: '/en/programma' })).toMatchObject({
      locale: 'en',
      basename: '/en',
    })
  })
  it('sends a first access to the root to the browser language, and no other page', () => {
    const acceptLanguage = 'en-GB'
    expect(
      resolveLocale(settings(), { host, pathname: '/', search: '?a=1', acceptLanguage }),
    ).toEqual({ locale: 'en', basename: '/en', redirect: '/en?a=1', personal: true })
    expect(
      resolveLocale(settings(), { host, pathname: '/programma', acceptLanguage }).redirect,
    ).toBeUndefined()
    expect(
      resolveLocale(settings(), { host, pathname: '/', acceptLanguage, internal: true }).redirect,
    ).toBeUndefined()
    expect(
      resolveLocale(settings({ detect: false }), { host, pathname: '/', acceptLanguage }).redirect,
    ).toBeUndefined()
  })
  it('sends the superfluous Dutch prefix away, and never to another host', () => {
    expect(resolveLocale(settings(), { host, pathname: '/nl/faq', search: '?q=a' }).redirect).toBe(
      '/faq?q=a',
    )
    expect(resolveLocale(settings(), { host, pathname: '/nl//evil.example' }).redirect).toBe(
      '/evil.example',
    )
  })
  it('takes no word that only begins with a code for a prefix', () => {
    expect(resolveLocale(settings(), { host, pathname: '/energie' }).locale).toBe('nl')
  })
})

describe('the other strategies', () => {
  it('prefix gives every locale one', () => {
    const prefix = settings({ strategy: 'prefix' })
    expect(resolveLocale(prefix, { host, pathname: '/programma' }).redirect).toBe('/nl/programma')
    expect(resolveLocale(prefix, { host, pathname: '/nl/programma' })).toMatchObject({
      locale: 'nl',
      basename: '/nl',
    })
    expect(resolveLocale(prefix, { host, pathname: '/', cookie: 'locale=en' }).redirect).toBe('/en')
  })
  it('prefix_and_default serves Dutch under both addresses', () => {
    const both = settings({ strategy: 'prefix_and_default' })
    expect(resolveLocale(both, { host, pathname: '/faq' }).basename).toBe('/')
    expect(resolveLocale(both, { host, pathname: '/nl/faq' })).toMatchObject({ basename: '/nl' })
  })
  it('no_prefix decides by cookie and browser', () => {
    const none = settings({ strategy: 'no_prefix' })
    expect(resolveLocale(none, { host, pathname: '/faq', acceptLanguage: 'en' })).toMatchObject({
      locale: 'en',
      basename: '/',
      personal: true,
    })
  })
  it('a domain decides where one is configured', () => {
    const [nl, en] = defaultLocales
    if (!nl || !en) throw new Error('two locales expected')
    const domains = settings({
      locales: [nl, { ...en, domain: 'rooftops.example' }],
    })
    expect(resolveLocale(domains, { host: 'rooftops.example', pathname: '/faq' })).toMatchObject({
      locale: 'en',
      basename: '/',
    })
    expect(localeBases(domains, 'https://dakwaarts.example')).toEqual({
      nl: 'https://dakwaarts.example',
      en: 'https://rooftops.example',
    })
  })
  it('are four', () => expect(localeStrategies).toHaveLength(4))
})

it('remembers the language for 365 days (spec §9)', () => {
  expect(LOCALE_COOKIE_SECONDS / 86_400).toBe(365)
})

describe('what machines look for at the root', () => {
  it.each(
    localeStrategies.flatMap((strategy) =>
      ['/robots.txt', '/sitemap.xml', '/sitemap/1.xml', '/.well-known/security.txt'].map(
        (pathname) => [strategy, pathname] as const,
      ),
    ),
  )('with %s, %s is there, the same for everybody', (strategy, pathname) => {
    const request = { host, pathname, cookie: 'locale=en', acceptLanguage: 'en' }
    expect(resolveLocale(settings({ strategy }), request)).toEqual({
      locale: 'nl',
      basename: '/',
      personal: false,
    })
  })
})
