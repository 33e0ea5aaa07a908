/**
 * Reads the settings of the installation from the environment and `.env`, and makes missing secrets. Which
 * values are allowed is known by the process that uses them: `site/server/settings.ts` and
 * `cms/config/settings.ts`; both are asked before anything starts.
 */
import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings as readSiteSettings } from '../../site/server/settings.ts'
import { readPassphrase } from '../backup/encryption.ts'
import { readRetention } from '../backup/retention.ts'
import { Failure } from './failure.ts'
import { root } from './paths.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings of the scripts themselves, every value filled in, and the environment to pass on.
 */
export interface Settings {
  readonly port: string
  readonly host: string
  readonly cmsPort: string
  readonly cmsHost: string
  /** Address to show for the site, without trailing slash. */
  readonly siteUrl: string
  /** Address to show for the CMS, without trailing slash. */
  readonly cmsUrl: string
  /** Absolute folder of the persistent data. */
  readonly dataDir: string
  /** Folder in which mails land without a mail server; null when there is one. */
  readonly mailbox: string | null
  /** Address of the PostgreSQL database; null when the embedded SQLite is used. */
  readonly postgresUrl: string | null
  /** What an empty database is filled with. */
  readonly firstContent: 'demo' | 'empty'
  /** How long a process serves on after its stop signal, in milliseconds. */
  readonly shutdownDelay: number
  /** The environment of both processes. */
  readonly environment: Environment
}

/** The `.env` of the project, or the file that stands in for it, as for Strapi; it may be absent. */
export const environmentFile = process.env.ENV_PATH || join(root, '.env')

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

/** A private key of P-256, by which push services know an installation (RFC 8292). */
const signingKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? ''

/** The secrets of an installation and how each is made. */
const secrets: Readonly<Record<string, () => string>> = {
  APP_KEYS: () => [random(16), random(16)].join(','),
  API_TOKEN_SALT: () => random(32),
  ADMIN_JWT_SECRET: () => random(32),
  TRANSFER_TOKEN_SALT: () => random(32),
  JWT_SECRET: () => random(32),
  ENCRYPTION_KEY: () => random(32),
  CMS_TOKEN: () => randomBytes(64).toString('hex'),
  PREVIEW_SECRET: () => random(32),
  FORM_SECRET: () => random(32),
  ACCOUNT_SECRET: () => random(32),
  VAPID_PRIVATE_KEY: signingKey,
}

/** Values for the secrets that `given` lacks. */
const generateSecrets = (given: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets)
      .filter(([name]) => !given[name]?.trim())
      .map(([name, generate]) => [name, generate()]),
  )

/** The settings that a new installation writes. */
const NEW_INSTALLATION = { PASSWORD_MIN_LENGTH: '10' }

const NEW_FILE = `# Settings of this installation; .env.example explains them.

# Shortest password of visitors. 6 is the least that can be asked; those of 10 take a million times as long to guess.
PASSWORD_MIN_LENGTH=${NEW_INSTALLATION.PASSWORD_MIN_LENGTH}

`

/** Adds settings to an `.env` file, which only its owner may read; existing lines stay. */
const append = (file: string, values: Record<string, string>): void => {
  if (!existsSync(file)) {
    writeFileSync(file, NEW_FILE, { mode: 0o600 })
  }
  const endsOpen = !/(^|\n)$/.test(readFileSync(file, 'utf8'))
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(file, (endsOpen ? '\n' : '') + lines.join(''))
}

/** Fills in the settings that the scripts need; empty counts as absent. */
export const completeSettings = (given: Environment): Settings => {
  const value = (name: string, fallback: string) => given[name]?.trim() || fallback
  const port = value('PORT', '3000')
  const cmsPort = value('CMS_PORT', '1337')
  const [siteUrl = ''] = value('SITE_URL', `http://localhost:${port}`).split(',')
  const dataDir = resolve(root, value('DATA_DIR', 'data'))
  return {
    port,
    host: value('HOST', '127.0.0.1'),
    cmsPort,
    cmsHost: value('CMS_HOST', '127.0.0.1'),
    siteUrl: siteUrl.replace(/\/+$/, ''),
    cmsUrl: value('CMS_URL', `http://localhost:${cmsPort}`).replace(/\/+$/, ''),
    dataDir,
    mailbox: given.SMTP_URL?.trim() ? null : join(dataDir, 'mailbox'),
    postgresUrl: given.DATABASE_CLIENT === 'postgres' ? value('DATABASE_URL', '') : null,
    firstContent: given.FIRST_CONTENT?.trim() === 'empty' ? 'empty' : 'demo',
    shutdownDelay: Number(value('SHUTDOWN_DELAY', '1')) * 1000,
    environment: { ...given, DATA_DIR: dataDir },
  }
}

const hint = 'Change it in .env or the environment; .env.example explains it.'

/**
 * Checks the settings by the CMS's settings module, which ends its process with one line for an
 * invalid one.
 */
const checkForCms = (environment: Environment): Promise<void> =>
  new Promise((done, reject) => {
    const options = { cwd: join(root, 'cms'), env: environment as NodeJS.ProcessEnv }
    const args = ['--no-warnings', 'config/settings.ts']
    execFile(process.execPath, args, options, (error, _stdout, stderr) => {
      if (!error) done()
      else reject(new Failure(`${stderr.trim().split('\n')[0]}. ${hint}`))
    })
  })

/** @throws {Failure} naming the first setting that one of the two processes refuses */
export const checkSettings = async (environment: Environment): Promise<void> => {
  try {
    readSiteSettings(environment)
  } catch (error) {
    throw new Failure(`${(error as Error).message}. ${hint}`)
  }
  readRetention(environment)
  readPassphrase(environment)
  const firstContent = environment.FIRST_CONTENT?.trim() || 'demo'
  if (firstContent !== 'demo' && firstContent !== 'empty')
    throw new Failure(`FIRST_CONTENT is "${firstContent}"; it is demo or empty. ${hint}`)
  const { port, cmsPort } = completeSettings(environment)
  if (port === cmsPort) {
    throw new Failure(`PORT and CMS_PORT are both ${port}; each needs a port of its own. ${hint}`)
  }
  await checkForCms(environment)
}

/** Names that Node, its packages and the system read. */
const OF_THE_SYSTEM = /^(?:NODE_|OTEL_|STRAPI_|LC_|LANG$|TZ$|(?:https?|no)_proxy$)/i

/** @throws {Failure} naming the first name in an `.env` that is no setting: a slip would change nothing */
const checkNames = (given: Environment): void => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const known = new Set(
    [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
  )
  const unknown = Object.keys(given).find((name) => !known.has(name) && !OF_THE_SYSTEM.test(name))
  if (unknown) throw new Failure(`${unknown} in .env is no setting; .env.example has all of them.`)
}

/**
 * The settings of this installation: the environment has precedence over `.env`, and that over the
 * defaults. Missing secrets are generated and added to `.env`.
 * @throws {Failure} when a setting is wrong
 */
export const readSettings = async (
  file = environmentFile,
  environment: Environment = process.env,
): Promise<Settings> => {
  const given: Record<string, string | undefined> = existsSync(file)
    ? parseEnv(readFileSync(file, 'utf8'))
    : { ...NEW_INSTALLATION }
  checkNames(given)
  for (const [name, value] of Object.entries(environment)) if (value) given[name] = value
  const made = generateSecrets(given)
  const complete = { ...given, ...made }
  await checkSettings(complete)
  if (Object.keys(made).length > 0) append(file, made)
  return completeSettings(complete)
}
