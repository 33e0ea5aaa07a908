/** A real CMS on a throw-away database, shared by all test files: starting one takes seconds. */
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { devNull } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { PUSH_CERTIFICATE } from '@beursvloer/contract/testing/push-certificate'
import type { Core } from '@strapi/strapi'
import { inject } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import type {} from './data-folder.ts'
import { SECRETS } from './secrets.ts'

// Strapi reads `.env` of its folder: settings of an installation must not reach tests.
process.env.ENV_PATH = devNull

/** Node cannot load Strapi's own ES modules; it can load the CommonJS ones. */
const { createStrapi } = createRequire(import.meta.url)(
  '@strapi/strapi',
) as typeof import('@strapi/strapi')

const folder = path.resolve(import.meta.dirname, '..')
/** Value of the site's token. */
export const SITE_TOKEN = 'site-token-0123456789abcdef'
/** Where the admin panel asks for the list of pages. */
export const CONTENT_IN_PANEL = '/content-manager/collection-types/api::page.page?locale=nl'
/** Cost of a password hash, as bcrypt's power of two: the lowest, because 10 takes 60 ms each. */
const HASH_COST = 4
/** The first administrator's own password, after the one-time one. */
const OWN_PASSWORD = 'Beursvloer-2027'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the JSON of any route
  readonly body: any
}

export interface Ask {
  readonly method?: string
  /** Bearer token; anonymous without. */
  readonly token?: string
  /** The body: sent as JSON, a form as multipart. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface Cms {
  readonly strapi: Core.Strapi
  /** Asks a path such as `/api/pages` over HTTP. */
  ask(path: string, how?: Ask): Promise<Answer>
  /** Token of an administrator with all rights; a new one for each test file. */
  readonly administrator: string
  readonly firstSignIn: FirstSignIn
  /** Whether push services on this machine are allowed, besides those of browsers. */
  readonly pushPort: number
  /** Address of its figures. */
  readonly metricsPort: number
}

/** The answers to the first administrator before choosing an own password. */
export interface FirstSignIn {
  /** The answers to a request for content, by the space between `Bearer` and the token. */
  readonly content: Readonly<Record<string, Answer>>
  readonly profile: Answer
  /** The answer to choosing the one-time password again. */
  readonly samePassword: Answer
  /** Permissions of the file with the one-time password. */
  readonly fileMode: number
}

/** A document as the document service answers it. */
export type Document = Readonly<Record<string, unknown>> & { readonly documentId: string }

/** The document service of a type, without Strapi's types per field: tests write wrong data too. */
export interface Documents {
  create(params: object): Promise<Document>
  update(params: object): Promise<Document | null>
  publish(params: object): Promise<{ entries: Document[] }>
  unpublish(params: object): Promise<unknown>
  discardDraft(params: object): Promise<unknown>
  delete(params: object): Promise<unknown>
  clone(params: object): Promise<{ documentId: string; entries: Document[] }>
  findOne(params: object): Promise<Document | null>
  findMany(params?: object): Promise<Document[]>
}

/** The database of this run as a setting. */
function databaseSettings() {
  const url = inject('postgresUrl')
  return url
    ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }
    : { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' }
}

/**
 * Sets the cost of a password hash.
 * @returns a function that restores it
 */
export function setHashCost(
  strapi: Core.Strapi,
  uid: 'plugin::users-permissions.user' | 'admin::user',
  rounds: number,
): () => void {
  const password = strapi.contentType(uid).attributes.password as {
    encryption?: { rounds: number } | undefined
  }
  const before = password.encryption
  password.encryption = { rounds }
  return () => {
    password.encryption = before
  }
}

/** The files of an installation that has been started once. */
const FIRST_START = ['cms.sqlite', 'first-administrator.json']

const firstStartOf = (dataDir: string) => path.join(dataDir, '..', 'first-start')

/** Keeps the database of a first start, which takes half a minute on a busy machine. */
async function keepFirstStart({ db }: Core.Strapi, dataDir: string): Promise<void> {
  if (inject('postgresUrl')) return
  const [database = '', administrator = ''] = FIRST_START
  mkdirSync(firstStartOf(dataDir))
  await db.connection.raw('vacuum into ?', [path.join(firstStartOf(dataDir), database)])
  cpSync(path.join(dataDir, administrator), path.join(firstStartOf(dataDir), administrator))
}

/** Makes an installation in its state after the first start; on PostgreSQL it starts empty. */
export async function copyFirstStart(folder: string): Promise<void> {
  await startCms()
  if (inject('postgresUrl')) return
  for (const name of FIRST_START)
    cpSync(path.join(firstStartOf(inject('dataDir')), name), path.join(folder, name))
}

async function start() {
  const dataDir = inject('dataDir')
  const pushPort = await findFreePort()
  const metricsPort = await findFreePort()
  setDefaultCACertificates([...getCACertificates(), PUSH_CERTIFICATE])
  Object.assign(process.env, {
    ...SECRETS,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...databaseSettings(),
    ...inject('bucketSettings'),
    CMS_TOKEN: SITE_TOKEN,
    PUSH_SERVICES: `https://localhost:${pushPort}`,
    CMS_METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
  })
  process.chdir(folder)
  const distDir = path.join(folder, 'dist')
  const strapi = await createStrapi({ appDir: folder, distDir, serveAdminPanel: false }).load()
  await keepFirstStart(strapi, dataDir)
  for (const uid of ['plugin::users-permissions.user', 'admin::user'] as const)
    setHashCost(strapi, uid, HASH_COST)
  // Tests read waiting mails, and send them themselves.
  await strapi.get('outbox').stop()
  await strapi.get('jobs').stop()
  await strapi.get('push-sender').stop()
  // Client and server share a process: a busy moment must not last longer than an idle connection
  // may.
  strapi.server.httpServer.keepAliveTimeout = 0
  await new Promise<void>((resolve) => strapi.server.listen(0, '127.0.0.1', resolve))
  // After the first run, which begins when the server listens.
  await strapi.get('retention').run(new Date())
  const { port } = strapi.server.httpServer.address() as AddressInfo
  const ask = async (
    where: string,
    { method = 'GET', token, body, headers }: Ask = {},
  ): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: json && JSON.parse(text) }
  }
  return { strapi, ask, pushPort, metricsPort, ...(await chooseOwnPassword(ask, dataDir)) }
}

/**
 * Chooses an own password for the first administrator: the one-time password gives access to
 * nothing else.
 */
async function chooseOwnPassword(ask: Cms['ask'], dataDir: string) {
  const file = path.join(dataDir, 'first-administrator.json')
  const first = JSON.parse(readFileSync(file, 'utf8'))
  const login = async (credentials: object) =>
    (await ask('/admin/login', { method: 'POST', body: credentials })).body.data.token
  const token = await login(first)
  const choose = (password: string) => {
    const body = { currentPassword: first.password, password }
    return ask('/admin/users/me', { method: 'PUT', token, body })
  }
  const firstSignIn: FirstSignIn = {
    content: Object.fromEntries(
      await Promise.all(
        [' ', '  ', ' \t'].map(async (space) => {
          const headers = { authorization: `bEARER${space}${token}` }
          return [space, await ask(CONTENT_IN_PANEL, { headers })]
        }),
      ),
    ),
    profile: await ask('/admin/users/me', { token }),
    samePassword: await choose(first.password),
    fileMode: statSync(file).mode & 0o777,
  }
  await choose(OWN_PASSWORD)
  const signInAgain = (): Promise<string> => login({ email: first.email, password: OWN_PASSWORD })
  return { firstSignIn, signInAgain }
}

/** A token of staff is renewed after this time, in ms: Strapi's ends after 30 minutes. */
const TOKEN_MS = 10 * 60 * 1000

let running: ReturnType<typeof start> | undefined
let administrator: Promise<string>
let renewAt = 0

/** The CMS of this run; the first call starts it. Needs a build (`cms/dist`). */
export async function startCms(): Promise<Cms> {
  running ??= start()
  const cms = await running
  const now = performance.now()
  if (now > renewAt) {
    renewAt = now + TOKEN_MS
    administrator = cms.signInAgain()
  }
  return Object.assign(cms, { administrator: await administrator })
}

/** The document service of a type given by its singular name. */
export const documentsOf = ({ strapi }: Cms, type: string): Documents =>
  strapi.documents(`api::${type}.${type}` as 'api::page.page') as unknown as Documents

/** The messages with which a write is refused, by field; empty when it is accepted. */
export async function refusalOf(write: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await write
    return {}
  } catch (error) {
    const { details } = error as { details?: { errors: { path: string[]; message: string }[] } }
    if (!details) throw error
    return Object.fromEntries(details.errors.map(({ path, message }) => [path.join('.'), message]))
  }
}
