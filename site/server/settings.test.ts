import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('requires no setting', () => {
    const settings = readSettings({ PORT: '', DATA_DIR: '/tmp/x' })
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrls: ['http://localhost:3000'],
      cmsUrl: 'http://localhost:1337',
      locales: expect.objectContaining({ strategy: 'prefix_except_default' }),
      trustedProxy: null,
      venueNetworks: null,
    })
  })

  it('accepts a captcha service only with its keys', () => {
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }
    expect(readSettings(keys).captcha).toBeNull()
    expect(readSettings({ ...keys, CAPTCHA_SERVICE: 'hcaptcha' }).captcha).toEqual({
      service: 'hcaptcha',
      siteKey: 'site',
      secret: 'secret',
    })
    expect(() =>
      readSettings({ ...keys, CAPTCHA_SERVICE: 'hcaptcha', CAPTCHA_SECRET: '' }),
    ).toThrow('Setting CAPTCHA_SECRET is wrong: hcaptcha needs one')
  })

  it('reads several public addresses and removes trailing slashes', () => {
    expect(readSettings({ SITE_URL: 'https://a.example/, https://b.example' }).siteUrls).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it('treats the hosts of languages as its own', () => {
    const { siteUrls, locales } = readSettings({
      SITE_URL: 'https://a.example',
      LOCALE_DOMAINS: 'en=b.example, en=www.b.example',
      LOCALE_DEFAULT_DOMAINS: 'en=c.example',
    })
    expect(siteUrls).toEqual([
      'https://a.example',
      'https://b.example',
      'https://www.b.example',
      'https://c.example',
    ])
    expect(locales.locales[1]).toMatchObject({
      domain: 'b.example',
      domains: ['b.example', 'www.b.example'],
      defaultForDomains: ['b.example', 'www.b.example', 'c.example'],
    })
    expect(locales.locales[0]).not.toHaveProperty('domains')
  })

  it.each([
    ['PORT', '80000'],
    ['PORT', 'abc'],
    ['SITE_URL', 'dakwaarts.example'],
    ['SITE_URL', 'https://dakwaarts.example/pad'],
    ['CMS_INTERNAL_URL', 'cms'],
    ['CMS_URL', 'ftp://cms.example'],
    ['CMS_API_PREFIX', '../x'],
    ['LOCALE_STRATEGY', 'postfix'],
    ['LOCALE_DOMAINS', 'de=a.example'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', 'true'],
    ['VENUE_NETWORKS', 'beurshal'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['CAPTCHA_SERVICE', 'clicking-bridges'],
    ['FORM_SECRET', 'x'],
    ['ACCOUNT_SECRET', 'short'],
    ['CMS_TOKEN', 'short'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SENTRY_DSN', 'https://sentry.example/7'],
    ['ORIGINALS_GB', '0'],
    ['CMS_PATIENCE', 'twee'],
    ['CMS_PATIENCE', '1e1'],
    ['VENUE_NETWORKS', '0.0.0.0/0'],
    ['VENUE_NETWORKS', '::/1'],
    ['RENDER_AHEAD', 'yes'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^Setting ${name} is wrong: it (must|may not) [^\\n]+$`),
    )
  })

  it('trusts given addresses and ranges', () => {
    const proxy = readSettings({ TRUSTED_PROXY: '10.0.0.0/8, ::1' }).trustedProxy
    expect(proxy?.check('10.2.3.4', 'ipv4')).toBe(true)
    expect(proxy?.check('11.2.3.4', 'ipv4')).toBe(false)
    expect(proxy?.check('::1', 'ipv6')).toBe(true)
  })
})
