import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './paths.ts'
import { checkSettings, completeSettings, readSettings } from './settings.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'settings-')), '.env')

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'CMS_TOKEN',
  'PREVIEW_SECRET',
  'VAPID_PRIVATE_KEY',
]

describe('settings', () => {
  test('generate every secret once, in a file that only its owner can read', async () => {
    const file = newFile()
    const first = await readSettings(file, {})
    const second = await readSettings(file, {})
    for (const name of secretNames) {
      expect(first.environment[name]).toMatch(/^\S{20,}$/)
      expect(second.environment[name]).toBe(first.environment[name])
    }
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // Requires more of passwords than the minimum.
    expect(first.environment.PASSWORD_MIN_LENGTH).toBe('10')
    expect(second.environment.PASSWORD_MIN_LENGTH).toBe('10')
  })

  test('keep the values of the file, and give precedence to the environment', async () => {
    const file = newFile()
    writeFileSync(file, 'PORT=4000\nCMS_PORT=4001\nPREVIEW_SECRET=a-secret-of-my-own-choice')
    const settings = await readSettings(file, { PORT: '5000' })
    expect(settings).toMatchObject({ port: '5000', cmsPort: '4001' })
    expect(settings.siteUrl).toBe('http://localhost:5000')
    expect(readFileSync(file, 'utf8')).toMatch(
      /^PORT=4000\nCMS_PORT=4001\nPREVIEW_SECRET=a-secret-of-my-own-choice\nAPP_KEYS=/,
    )
  })

  test('name the folder for mail only without a mail server', () => {
    expect(completeSettings({ DATA_DIR: '/data' }).mailbox).toBe('/data/mailbox')
    const smtp = { DATA_DIR: '/data', SMTP_URL: 'smtp://mail.beurs.example' }
    expect(completeSettings(smtp).mailbox).toBeNull()
  })

  test('refuse an unknown name in the file, and ignore those of the system', async () => {
    const file = newFile()
    writeFileSync(
      file,
      'TZ=Europe/Amsterdam\nNODE_OPTIONS=--trace-warnings\nTRUSTED_PROXI=10.0.0.1\n',
    )
    await expect(readSettings(file, {})).rejects.toThrow('TRUSTED_PROXI in .env is no setting')
  })

  test('write nothing when a value is invalid', async () => {
    const file = newFile()
    await expect(readSettings(file, { PORT: 'abc' })).rejects.toThrow(/PORT/)
    expect(() => statSync(file)).toThrow()
  })

  test.for([
    { PORT: 'abc' },
    { CMS_PORT: '70000' },
    { DATABASE_CLIENT: 'foo' },
    { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'mysql://host' },
    { LOCALE_STRATEGY: 'sometimes' },
    { SITE_URL: 'www.example.nl' },
    { LOG_LEVEL: 'loud' },
    { LOG_LEVEL: 'trace' },
    { FORM_SECRET: 'x' },
    { ADMIN_EMAIL: 'beheerder' },
    { VENUE_NETWORKS: '0.0.0.0/0' },
    { CMS_PATIENCE: '-1' },
    { BACKUP_KEEP_DAILY: '-1' },
    { BACKUP_KEEP_WEEKLY: '105' },
    { BACKUP_PASSPHRASE: 'te kort' },
    { FIRST_CONTENT: 'leeg' },
    { PORT: '4000', CMS_PORT: '4000' },
  ])('refuse %o with one line that names the setting', async (wrong) => {
    const secrets = Object.fromEntries(secretNames.map((name) => [name, 'x'.repeat(32)]))
    const error = await checkSettings({ ...secrets, ...wrong }).catch((thrown: Error) => thrown)
    expect(error?.message).toContain(Object.keys(wrong).at(-1))
    expect(error?.message).not.toContain('\n')
  })

  test('include an explanation of each setting that a process reads', () => {
    const read = ['site/server/settings.ts', 'cms/config/settings.ts'].flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^\s+([A-Z][A-Z_]+): |\('([A-Z][A-Z_]+)'/gm,
      ),
    ])
    const names = new Set(read.map(([, key, argument]) => key ?? argument ?? ''))
    names.delete('NODE_ENV')
    expect(names.size).toBeGreaterThan(20)
    const example = readFileSync(join(root, '.env.example'), 'utf8')
    expect([...names].filter((name) => !example.includes(name))).toEqual([])
  })

  test('give an absolute data folder; relative ones start at the project', () => {
    expect(completeSettings({}).dataDir).toBe(join(root, 'data'))
    expect(completeSettings({ DATA_DIR: '/srv/fair' }).dataDir).toBe('/srv/fair')
  })
})
