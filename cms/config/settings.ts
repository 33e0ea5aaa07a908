import path from 'node:path'
import { readIdentitySettings } from '@beursvloer/contract/accounts/identity-settings'
import { readPasswordPolicy } from '@beursvloer/contract/accounts/password-policy'
import { canonicalEmailAddress, isEmailAddress } from '@beursvloer/contract/email-address'
import { readNetworks } from '@beursvloer/contract/network/address-ranges'
import {
  addressIn,
  dsnIn,
  LOG_LEVELS,
  oneOf,
  originsIn,
  pathIn,
  portIn,
  secretIn,
  shutdownDelayIn,
} from '@beursvloer/contract/setting-values'
import { readStorage } from '@beursvloer/contract/storage-settings'

/**
 * Every setting of the CMS process, read from the environment once and checked. `.env.example` in the
 * root of the project explains each of them. A wrong or missing setting ends the process with one line
 * on stderr and exit code 1, before anything is opened.
 */
export type Settings = ReturnType<typeof readSettings>

const LOCALE_STRATEGIES = [
  'prefix_except_default',
  'prefix',
  'prefix_and_default',
  'no_prefix',
] as const
const ROOT = path.resolve(process.cwd(), '..')

/** The values between commas. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the settings.
 * @param env the environment to read, usually `process.env`
 * @param serves false for commands that only build (they need no secrets)
 * @throws SettingError naming the first wrong setting
 */
export function readSettings(env: Environment, serves: boolean) {
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback

  /** A setting that a function parses; its error names the required format. */
  const readBy = <T>(name: string, fallback: string, read: (value: string) => T): T => {
    try {
      return read(text(name, fallback))
    } catch (error) {
      throw new SettingError(`${name} ${(error as Error).message}`)
    }
  }

  /** The site's own addresses: also the domains of its languages. */
  const siteBases = (siteUrl: string) => {
    const { protocol } = new URL(siteUrl)
    const domains = ['LOCALE_DOMAINS', 'LOCALE_DEFAULT_DOMAINS']
      .flatMap((name) => listed(text(name)))
      .map((part) => `${protocol}//${part.replace(/^\w+=/, '')}`)
    return [...listed(text('SITE_URL', siteUrl)), ...domains]
      .filter((origin) => URL.canParse(origin))
      .flatMap((origin) => ['', '/nl', '/en'].map((prefix) => new URL(origin).origin + prefix))
  }

  const secret = (name: string) => readBy(name, serves ? '' : 'unused while building', secretIn)

  const vapidPrivateKey = () => {
    const value = secret('VAPID_PRIVATE_KEY')
    if (serves && !/^[\w-]{43}$/.test(value))
      throw new SettingError('VAPID_PRIVATE_KEY must be a key as npm start writes one to .env')
    return value
  }

  const pushServices = () =>
    listed(text('PUSH_SERVICES')).map((value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined
      if (url?.protocol !== 'https:' || url.origin !== value.replace(/\/$/, ''))
        throw new SettingError(
          `PUSH_SERVICES must be addresses such as https://push.example.org, not "${value}"`,
        )
      return url.origin
    })

  const passwordPolicy = () => {
    try {
      return readPasswordPolicy(env)
    } catch (error) {
      throw new SettingError((error as Error).message)
    }
  }

  /** An address of one of these schemes, or nothing. */
  const optionalAddress = (name: string, schemes: readonly string[]) => {
    const value = text(name)
    const scheme = URL.canParse(value) ? new URL(value).protocol : ''
    if (value && !schemes.includes(scheme))
      throw new SettingError(`${name} must be an address that begins with ${schemes.join(' or ')}`)
    return value
  }
  const mailFrom = () => {
    const value = text('MAIL_FROM')
    if (!value) return null
    const [, name = '', inBrackets] = /^([^<>\r\n]+) <([^<>]+)>$/.exec(value) ?? []
    const address = inBrackets ?? value
    if (!isEmailAddress(address))
      throw new SettingError(`MAIL_FROM must be an address or Name <address>, not "${value}"`)
    return { name: name.replace(/^"(.*)"$/, '$1'), address: canonicalEmailAddress(address) }
  }
  const database = () => {
    const client = readBy('DATABASE_CLIENT', 'sqlite', (value) =>
      oneOf(value, ['sqlite', 'postgres']),
    )
    if (client === 'sqlite') return { client }
    const url = text('DATABASE_URL')
    if (!/^postgres(ql)?:\/\/\S+$/.test(url))
      throw new SettingError(
        'DATABASE_URL must be a postgres:// address when DATABASE_CLIENT=postgres',
      )
    return { client, url }
  }

  const bucket = () => {
    try {
      return readStorage(env)
    } catch (error) {
      throw new SettingError((error as Error).message)
    }
  }

  const localePrefixes = () => {
    const strategy = readBy('LOCALE_STRATEGY', 'prefix_except_default', (value) =>
      oneOf(value, LOCALE_STRATEGIES),
    )
    return {
      nl: strategy === 'prefix' ? '/nl' : '',
      en: strategy === 'no_prefix' ? '' : '/en',
    }
  }

  const cmsPort = readBy('CMS_PORT', '1337', portIn)
  const port = readBy('PORT', '3000', portIn)
  const [siteUrl] = readBy('SITE_URL', `http://localhost:${port}`, originsIn)
  return {
    host: text('CMS_HOST', '127.0.0.1'),
    port: cmsPort,
    /** Public address of this CMS, without a trailing slash. */
    cmsUrl: readBy('CMS_URL', `http://localhost:${cmsPort}`, addressIn),
    /** Public address of the site, without a trailing slash. */
    siteUrl,
    /** Where pages of the site may begin: each of its public addresses, with and without prefix. */
    siteBases: siteBases(siteUrl),
    /** The site's prefix before a path, by locale: nothing, `/nl` or `/en`. */
    localePrefixes: localePrefixes(),
    /** Where the REST API lives, for example `/api` or `/api/v1`. */
    apiPrefix: readBy('CMS_API_PREFIX', '/api', pathIn) + readBy('CMS_API_VERSION', '', pathIn),
    /** Value of the read-only token with which the site reads content; empty when it has none. */
    siteToken: text('CMS_TOKEN') && secret('CMS_TOKEN'),
    previewSecret: secret('PREVIEW_SECRET'),
    /** Absolute folder of the data that must survive a restart: database, uploads. */
    dataDir: path.resolve(ROOT, text('DATA_DIR', 'data')),
    database: database(),
    /** Where files are; null: in `dataDir`. */
    bucket: bucket(),
    /** Proxies whose `X-Forwarded-*` headers count; null: none. */
    trustedProxy: readBy('TRUSTED_PROXY', 'off', readNetworks),
    logLevel: readBy('LOG_LEVEL', 'info', (value) => oneOf(value, LOG_LEVELS)),
    /** Where errors are reported; empty: only in the log. */
    sentryDsn: text('SENTRY_DSN') && readBy('SENTRY_DSN', '', dsnIn),
    /** Where Prometheus reads the figures; null: nowhere, and nothing is measured. */
    metrics: text('CMS_METRICS_PORT')
      ? {
          port: readBy('CMS_METRICS_PORT', '', portIn),
          host: text('METRICS_HOST', '127.0.0.1'),
        }
      : null,
    /** How long the process serves on after its stop signal, in ms. */
    shutdownDelayMs: readBy('SHUTDOWN_DELAY', '1', shutdownDelayIn) * 1000,
    /** E-mail address of the administrator that a first start makes. */
    adminEmail: readBy('ADMIN_EMAIL', 'admin@beursvloer.example', (value) => {
      if (isEmailAddress(value)) return value
      throw new Error(`must be an e-mail address, not "${value}"`)
    }),
    /** Whether staff reach nothing in the panel before they have a second factor. */
    requireTwoFactor:
      readBy('REQUIRE_TWO_FACTOR', 'off', (value) => oneOf(value, ['on', 'off'])) === 'on',
    // Not repeated in the error: it may contain a password.
    /** `smtp://` or `smtps://` address of the mail server; empty: mail lands in a folder. */
    smtpUrl: optionalAddress('SMTP_URL', ['smtp:', 'smtps:']),
    /** Sender of all mail, the name may be empty; null: name and address of the fair. */
    mailFrom: mailFrom(),
    /** `tcp://` or `unix:` address of ClamAV's daemon; empty: files are not scanned for viruses. */
    clamdUrl: optionalAddress('CLAMD_URL', ['tcp:', 'unix:']),
    /** Origins of push services besides those of browsers; they may have a private address. */
    pushServices: pushServices(),
    /** The rules for visitors' passwords. */
    passwordPolicy: passwordPolicy(),
    /** Signing in through somebody else. */
    identity: readIdentitySettings(env, (message) => {
      throw new SettingError(message)
    }),
    secrets: {
      appKeys: readBy('APP_KEYS', serves ? '' : 'unused while building', (value) =>
        value.split(',').map((key) => secretIn(key.trim())),
      ),
      apiTokenSalt: secret('API_TOKEN_SALT'),
      adminJwt: secret('ADMIN_JWT_SECRET'),
      transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
      jwt: secret('JWT_SECRET'),
      encryptionKey: secret('ENCRYPTION_KEY'),
      vapidPrivateKey: vapidPrivateKey(),
    },
  }
}

/** Commands that load the configuration but never serve a request. */
const BUILD_COMMANDS = ['build', 'ts:generate-types']

/** Whether this process serves requests or fills the database, and does not only build. */
export const serves = !BUILD_COMMANDS.includes(process.argv[2] ?? '')

function settingsOfThisProcess(): Settings {
  try {
    return readSettings(process.env, serves)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`Wrong setting: ${error.message}\n`)
    process.exit(1)
  }
}

const settings = settingsOfThisProcess()

export default settings
