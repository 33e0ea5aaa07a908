import { spawnSync } from 'node:child_process'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const SECRETS = {
  APP_KEYS: 'first-key-0123456789,second-key-0123456789',
  API_TOKEN_SALT: 'salt-0123456789abcdef',
  ADMIN_JWT_SECRET: 'admin-0123456789abcdef',
  TRANSFER_TOKEN_SALT: 'transfer-0123456789abcdef',
  JWT_SECRET: 'jwt-0123456789abcdef',
  ENCRYPTION_KEY: 'encryption-0123456789abcdef',
  PREVIEW_SECRET: 'preview-0123456789abcdef',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
}

/** The module checks the settings of the process when it is loaded, so they must be valid first. */
async function readSettings(env: Record<string, string>, serves = true) {
  for (const [name, value] of Object.entries(SECRETS)) vi.stubEnv(name, value)
  const module = await import('./settings.ts')
  return module.readSettings(env, serves)
}

beforeEach(() => {
  vi.unstubAllEnvs()
})

describe('settings of the CMS', () => {
  it('are complete with the secrets alone', async () => {
    expect(await readSettings(SECRETS)).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      cmsUrl: 'http://localhost:1337',
      siteUrl: 'http://localhost:3000',
      apiPrefix: '/api',
      database: { client: 'sqlite' },
      localePrefixes: { nl: '', en: '/en' },
      secrets: { appKeys: ['first-key-0123456789', 'second-key-0123456789'] },
    })
  })

  it('are refused in any mode but production, and without a mode', () => {
    const start = (mode: object) =>
      spawnSync(process.execPath, [`${import.meta.dirname}/../start.cjs`], {
        env: { ...SECRETS, ...mode },
        encoding: 'utf8',
      })
    for (const mode of [{}, { NODE_ENV: 'development' }]) {
      expect(start(mode)).toMatchObject({
        status: 1,
        stderr: 'Wrong setting: NODE_ENV must be production to start the built CMS\n',
      })
    }
  })

  it('give the first of several public addresses of the site', async () => {
    const SITE_URL = 'https://dakwaarts.example, https://rooftops.example'
    expect((await readSettings({ ...SECRETS, SITE_URL })).siteUrl).toBe('https://dakwaarts.example')
  })

  it('give the beginnings of page addresses, for each public address of the site', async () => {
    const more = { SITE_URL: 'https://dakwaarts.example/', LOCALE_DOMAINS: 'en=rooftops.example' }
    expect((await readSettings({ ...SECRETS, ...more })).siteBases).toEqual([
      'https://dakwaarts.example',
      'https://dakwaarts.example/nl',
      'https://dakwaarts.example/en',
      'https://rooftops.example',
      'https://rooftops.example/nl',
      'https://rooftops.example/en',
    ])
  })

  it('need no secrets for a build', async () => {
    expect((await readSettings({}, false)).port).toBe(1337)
  })

  it('follow the ports unless addresses are given', async () => {
    const settings = await readSettings({ ...SECRETS, PORT: '4000', CMS_PORT: '4001' })
    expect(settings).toMatchObject({
      cmsUrl: 'http://localhost:4001',
      siteUrl: 'http://localhost:4000',
    })
    const given = await readSettings({ ...SECRETS, CMS_URL: 'https://cms.beurs.example/' })
    expect(given.cmsUrl).toBe('https://cms.beurs.example')
  })

  it('put the version after the prefix', async () => {
    const env = { ...SECRETS, CMS_API_PREFIX: 'content', CMS_API_VERSION: 'v1' }
    expect((await readSettings(env)).apiPrefix).toBe('/content/v1')
  })

  it.each([
    ['CMS_PORT', '80000'],
    ['SITE_URL', 'beurs.example'],
    ['CMS_URL', 'ftp://beurs.example'],
    ['CMS_API_PREFIX', '/api?x'],
    ['DATABASE_CLIENT', 'mysql'],
    ['STORAGE', 'ftp'],
    ['LOCALE_STRATEGY', 'sometimes'],
    ['REQUIRE_TWO_FACTOR', 'ja'],
    ['LOG_LEVEL', 'loud'],
    ['JWT_SECRET', 'short'],
    ['APP_KEYS', 'first-key-0123456789,x'],
    ['ADMIN_EMAIL', 'beheerder'],
    ['CMS_PORT', '-1'],
    ['SHUTDOWN_DELAY', 'een'],
    ['SHUTDOWN_DELAY', '-1'],
    ['TRUSTED_PROXY', '0.0.0.0/0'],
    ['SITE_URL', 'https://beurs.example/pad'],
    ['CMS_TOKEN', 'short'],
    ['SMTP_URL', 'mail.beurs.example:587'],
    ['MAIL_FROM', 'Beurs <post@beurs.example>, ander@beurs.example'],
    ['CLAMD_URL', 'http://localhost:3310'],
    ['VAPID_PRIVATE_KEY', 'vapid-0123456789abcdef'],
    ['PUSH_SERVICES', 'http://push.beurs.example'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['PASSWORD_MAX_LENGTH', '73'],
    ['PASSWORD_REQUIRE', 'emoji'],
    ['OIDC_ISSUER', 'http://login.beurs.example'],
  ])('are refused with the name of an invalid %s', async (name, value) => {
    await expect(readSettings({ ...SECRETS, [name]: value })).rejects.toThrow(name)
  })

  it('may contain a mail server, a sender and a virus scanner', async () => {
    expect(await readSettings(SECRETS)).toMatchObject({ smtpUrl: '', mailFrom: null, clamdUrl: '' })
    const given = {
      SMTP_URL: 'smtps://post:geheim@mail.beurs.example',
      MAIL_FROM: 'Dakwaarts <post@beurs.example>',
      CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
    }
    expect(await readSettings({ ...SECRETS, ...given })).toMatchObject({
      smtpUrl: given.SMTP_URL,
      mailFrom: { name: 'Dakwaarts', address: 'post@beurs.example' },
      clamdUrl: given.CLAMD_URL,
    })
  })

  it('require the bucket and its key when files are in one', async () => {
    const given = { STORAGE: 's3', S3_BUCKET: 'beurs', S3_ACCESS_KEY_ID: 'key' }
    await expect(readSettings({ ...SECRETS, ...given })).rejects.toThrow('S3_SECRET_ACCESS_KEY')
    const whole = { ...SECRETS, ...given, S3_SECRET_ACCESS_KEY: 'secret' }
    expect((await readSettings(whole)).bucket).toMatchObject({ bucket: 'beurs', endpoint: null })
    const wrong = readSettings({ ...whole, S3_ENDPOINT: 's3.beurs.example' })
    await expect(wrong).rejects.toThrow('S3_ENDPOINT')
  })

  it('require an address with PostgreSQL', async () => {
    await expect(readSettings({ ...SECRETS, DATABASE_CLIENT: 'postgres' })).rejects.toThrow(
      'DATABASE_URL',
    )
  })
})
