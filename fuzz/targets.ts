/** What can be asked of a running installation: addresses, names of fields, and who may ask. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { LIVE_PARAMETERS, LIVE_PATH } from '@beursvloer/contract/live/terms'
import { signIn } from '../e2e/harness/administrator.ts'
import { root } from '../scripts/running/paths.ts'
import type { Settings } from '../scripts/running/settings.ts'
import type { Administrator } from '../scripts/running/stack.ts'
import {
  examplesOf,
  formsOf,
  hasParameter,
  signsOut,
  sitePages,
  siteParameters,
  siteServices,
} from './site-routes.ts'

/** A method and a path in which `:name` and groups in parentheses stand for anything. */
export interface Route {
  readonly method: string
  readonly path: string
  /** Whether the answer may take its time, and need not end. */
  readonly waits?: boolean
}

/** Headers that sign somebody in. */
export type Identity = Readonly<Record<string, string>>
const NOBODY: Identity = {}

/** One of the two servers. */
export interface Target {
  readonly name: 'site' | 'cms'
  readonly port: number
  /** What the server calls itself in `Origin` and `Host`. */
  readonly origin: string
  /** Path that is answered with 2xx for as long as the server lives. */
  readonly health: string
  readonly routes: readonly Route[]
  /** Routes that may end the session, or take away the rights, of who asks: for the end. */
  readonly lastRoutes: readonly Route[]
  /** Values of parameters of paths that take few. */
  readonly parameters: Readonly<Record<string, readonly string[]>>
  /** Values that exist, for parameters of paths and for fields. */
  readonly values: readonly string[]
  /** Names of parameters and fields that the server knows. */
  readonly names: readonly string[]
  /** Signs in who may ask, anew: no session lasts for a whole round. */
  signIn(): Promise<readonly Identity[]>
}

const PASSWORD = 'Kozijn-in-2027'

/** Routes of the CMS that end sessions, or take away the rights or the account of who asks. */
const ENDS_THE_ROUND =
  /^\/(admin\/(logout|users|roles|api-tokens|admin-tokens|transfer)|(api\/)?users-permissions\/(roles|advanced)|api\/(auth\/(logout|change-password|reset-password|sessions)|users|visitor-profile\/delete)|visitors\/:|upload\/actions)|transfer\/runner/

export const endsTheRound = (path: string): boolean => ENDS_THE_ROUND.test(path)

/**
 * The routes of the CMS, as Strapi lists them.
 * @throws when Strapi's command fails
 */
export async function cmsRoutes(settings: Settings): Promise<Route[]> {
  const strapi = join(root, 'node_modules/@strapi/strapi/bin/strapi.js')
  const { stdout } = await promisify(execFile)(process.execPath, [strapi, 'routes:list'], {
    cwd: join(root, 'cms'),
    env: { ...settings.environment, NODE_ENV: 'production', NO_COLOR: '1' } as NodeJS.ProcessEnv,
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout.split('\n').flatMap((line) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Strapi colours its table
    const [, methods = '', path = ''] = line.replace(/\u001b\[\d+m/g, '').split('│')
    const names = methods.trim().split('|')
    if (!path.trim().startsWith('/')) return []
    return names
      .filter((method) => ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(method))
      .map((method) => ({ method, path: path.trim() }))
  })
}

const text = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text()

/** Does something in the database of the running CMS. */
function inDatabase({ dataDir }: Settings, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  change(database)
  database.close()
}

/** Made-up sign-ins that failed would keep out whoever signs in for the next requests. */
const forgetFailures = (settings: Settings) =>
  inDatabase(settings, (database) => database.exec('delete from failure_limits'))

const json = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

/** Makes a visitor's account whose address counts as confirmed. */
async function makeVisitor(settings: Settings, token: string) {
  const email = `fuzz-${randomUUID().slice(0, 8)}@zandkreek.example`
  const registration = {
    firstName: 'Anna',
    lastName: 'Wit',
    email,
    password: PASSWORD,
    organisation: 'Woonstichting Zandkreek',
    terms: true,
    language: 'nl',
    source: '/registreren',
    idempotencyKey: randomUUID(),
  }
  const headers = { authorization: `Bearer ${token}` }
  await json(`${settings.cmsUrl}/api/auth/local/register`, registration, headers)
  inDatabase(settings, (database) =>
    database.prepare('update up_users set confirmed = 1 where email = ?').run(email),
  )
  return email
}

/** Forms that show only with a search parameter, or at the address of something. */
const MORE_FORMS = [
  '/aanmelden/tour-houtbouw',
  '/aanmelden/tour-houtbouw/plaats?code=x',
  '/contact?onderwerp=foto-verwijderen',
  '/inloggen-met-link?code=x',
]

/** Parameters of addresses, read where the site reads them. */
const SITE_PARAMETERS =
  'naar code q id stand ruimte van dag type thema taal weergave letter hal pagina soort onderwerp categorie versie mijn icons ready t preview state access_token token ticket error foto paviljoen met v reden opnieuw verlopen bewaard deel nieuw klaar'

/** Names in the JSON that scripts of the site send. */
const SITE_JSON =
  'entries kind id saved note planned place changedAt do subscription endpoint keys isFull badge item data events session eventType url age detail document source campaign'

const unique = (values: Iterable<string>) => [...new Set(values)]

/** Signs a visitor in at the site; resolves to the cookies. */
async function siteCookies(origin: string, identifier: string): Promise<string> {
  const signedIn = await fetch(`${origin}/inloggen`, {
    method: 'POST',
    body: new URLSearchParams({ identifier, password: PASSWORD }),
    headers: { origin },
    redirect: 'manual',
  })
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  if (cookies.length === 0)
    throw new Error(`Signing in answered ${signedIn.status} without a cookie.`)
  return cookies.join('; ')
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&')

const inTwo = (routes: readonly Route[], isLast: (path: string) => boolean) => ({
  routes: routes.filter(({ path }) => !isLast(path)),
  lastRoutes: routes.filter(({ path }) => isLast(path)),
})

/** What the site answers; asked by nobody, and a visitor. */
export async function siteTarget(settings: Settings, token: string): Promise<Target> {
  const origin = settings.siteUrl
  const identifier = await makeVisitor(settings, token)
  const cookie = await siteCookies(origin, identifier)
  const withForms = [...sitePages.filter((path) => !hasParameter(path)), ...MORE_FORMS]
  const pages = await Promise.all(withForms.map((page) => text(origin + page, { cookie })))
  const fields = pages.flatMap((html) =>
    [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? ''),
  )
  const actions = pages.flatMap((html) =>
    [...html.matchAll(/ action="(\/[^"?]*\?[^"]+)"/g)].map(([, action]) => unescaped(action ?? '')),
  )
  const sitemap = await text(`${origin}/sitemap.xml`)
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  )
  const home = await text(`${origin}/`)
  const files = [...home.matchAll(/\/(?:_\w+|assets|fonts)\/[^"\s]+/g)].map(([path]) => path)
  const paths = [
    ...[...sitePages, ...examplesOf(sitePages, addresses)].flatMap(formsOf),
    ...actions,
    ...siteServices,
    ...files.slice(0, 20),
  ]
  const routes = unique(paths).flatMap((path) =>
    ['GET', 'POST'].map((method) => ({ method, path, waits: path === LIVE_PATH })),
  )
  return {
    name: 'site',
    port: Number(settings.port),
    origin,
    health: '/health',
    ...inTwo(routes, signsOut),
    parameters: siteParameters,
    values: unique(addresses.flatMap((path) => path.split('/').slice(1))).slice(0, 300),
    names: unique([
      ...fields,
      ...SITE_PARAMETERS.split(' '),
      ...Object.values(LIVE_PARAMETERS),
      ...SITE_JSON.split(' '),
    ]),
    async signIn() {
      forgetFailures(settings)
      return [NOBODY, { cookie: await siteCookies(origin, identifier) }]
    },
  }
}

const CMS_NAMES =
  'filters sort populate fields pagination page pageSize locale status publicationFilter _q data documentId createdBy updatedBy localizations title slug email password identifier code confirmation idempotencyKey envelope values language source files fileInfo folder refreshToken deviceId id relation ids uid kind model state columns search from to role firstname lastname isActive start limit withCount hasPublishedVersion lang currentPassword passwordConfirmation registrationToken'

/** What the CMS answers; asked by nobody, a visitor, the site, and an administrator. */
export async function cmsTarget(
  settings: Settings,
  routes: readonly Route[],
  { token, administrator }: { readonly token: string; readonly administrator: Administrator },
): Promise<Target> {
  const origin = settings.cmsUrl
  const identifier = await makeVisitor(settings, token)
  const authorization = `Bearer ${token}`
  const types = unique(
    routes.flatMap(({ path }) => /^\/api\/([a-z-]+)$/.exec(path)?.[1] ?? []),
  ).slice(0, 60)
  const lists = await Promise.all(
    types.map((type) => text(`${origin}/api/${type}?pagination[pageSize]=2`, { authorization })),
  )
  const documents = lists.flatMap((list) =>
    [...list.matchAll(/"documentId":"(\w+)"/g)].map(([, id]) => id ?? ''),
  )
  const fields = lists.flatMap((list) =>
    [...list.matchAll(/"(\w+)":/g)].map(([, name]) => name ?? ''),
  )
  const uids = types.map((type) => type.replace(/ies$/, 'y').replace(/s$/, ''))
  return {
    name: 'cms',
    port: Number(settings.cmsPort),
    origin,
    health: '/_health',
    ...inTwo(routes, endsTheRound),
    parameters: {},
    values: unique([
      ...documents,
      ...uids.map((name) => `api::${name}.${name}`),
      ...['contact', 'contract', 'participation', 'newsletter', 'advertising', 'photo-removal'],
      ...['1', '2', '3', 'nl', 'en', 'draft', 'published', 'local', 'collection-types'],
    ]),
    names: unique([...CMS_NAMES.split(' '), ...fields]),
    async signIn() {
      forgetFailures(settings)
      const credentials = { identifier, password: PASSWORD }
      const visitor = await json(`${origin}/api/auth/local`, credentials, { authorization })
      const bearers = [String(visitor.jwt), token, await signIn(origin, administrator)]
      return [NOBODY, ...bearers.map((bearer) => ({ authorization: `Bearer ${bearer}` }))]
    },
  }
}
