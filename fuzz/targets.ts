/** What can be asked of a running installation: addresses, names of fields, and who may ask. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { root } from '../scripts/running/paths.ts'
import type { Settings } from '../scripts/running/settings.ts'

/** A method and a path in which `:name` and groups in parentheses stand for anything. */
export interface Route {
  readonly method: string
  readonly path: string
}

/** One of the two servers. */
export interface Target {
  readonly name: 'site' | 'cms'
  readonly port: number
  /** What the server calls itself in `Origin` and `Host`. */
  readonly origin: string
  readonly routes: readonly Route[]
  /** Values that exist, for parameters of paths and for fields. */
  readonly values: readonly string[]
  /** Names of parameters and fields that the server knows. */
  readonly names: readonly string[]
  /** Headers that sign somebody in; the first signs in nobody. */
  readonly identities: readonly Readonly<Record<string, string>>[]
}

const PASSWORD = 'Kozijn-in-2027'

/** Routes that would end the round: they take away the rights of who asks. */
const ENDS_THE_ROUND =
  /^\/admin\/(logout|users\/|users$|roles|api-tokens|transfer)|^\/upload\/actions|transfer\/runner/

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
      .filter(({ method, path }) => method === 'GET' || !ENDS_THE_ROUND.test(path))
  })
}

const text = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text()

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
  const database = new DatabaseSync(join(settings.dataDir, 'cms.sqlite'), { timeout: 5000 })
  database.prepare('update up_users set confirmed = 1 where email = ?').run(email)
  database.close()
  return email
}

/** Pages with forms or search parameters of their own. */
const FORM_PAGES = [
  '/contact',
  '/contact?onderwerp=foto-verwijderen',
  '/deelnemen-als-standhouder',
  '/contractformulier',
  '/adverteren-en-signing',
  '/nieuwsbrief',
  '/nieuwsbrief/bevestigen',
  '/nieuwsbrief/afmelden',
  '/programma',
  '/vacatures/aanmelden',
  '/registreren',
  '/inloggen',
  '/inloggen-met-link',
  '/inloggen-met-link?code=x',
  '/aanmelden/tour-houtbouw',
  '/email-valideren',
  '/wachtwoord-vergeten',
  '/wachtwoord-herstellen',
  '/wachtwoord-wijzigen',
  '/uitloggen',
  '/bezoekersprofiel',
  '/bezoekersprofiel/verwijderen',
]

const SITE_PATHS = [
  '/',
  '/account.json',
  '/bezoekersprofiel/foto',
  '/bezoekersprofiel/badge',
  '/bezoekersprofiel/badge.png',
  '/bezoekersprofiel/badge.svg',
  '/bezoekersprofiel/netwerklijst',
  '/bezoekersprofiel/gegevens.json',
  '/builds/latest.json',
  '/builds/meta/:id.json',
  '/c',
  '/formulieren/:form/opgave',
  '/formulieren/:form/ticket',
  '/health',
  '/icons/:prefix.json',
  '/inloggen/:provider',
  '/inloggen/:provider/klaar',
  '/interviews.xml',
  '/l/:id',
  '/manifest.webmanifest',
  '/nieuws/:id/:slug',
  '/plattegrond',
  '/plattegrond/:file',
  '/programma.ics',
  '/programma.json',
  '/programma.xml',
  '/programma/:id',
  '/programma/:id/agenda.ics',
  '/standhouders',
  '/standhouders.csv',
  '/standhouders.json',
  '/standhouders/:id/:slug',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/:part',
  '/zoeken',
  '/zoeken.json',
  '/_facade/:tone/:size/:seed.svg',
  '/_file/:file',
  '/_img/:width/:format/:file',
  '/_og/:hash/:path.png',
  '/_payload.json',
  '/:path/_payload.json',
  '/en/:path',
  '/:path',
]

/** Parameters of addresses, read where the site reads them. */
const SITE_PARAMETERS =
  'naar code q id stand ruimte van dag type thema taal weergave letter hal pagina soort onderwerp categorie versie mijn icons ready t preview state access_token'

const unique = (values: Iterable<string>) => [...new Set(values)]

/** What the site answers, and a visitor who is signed in. */
export async function siteTarget(settings: Settings, token: string): Promise<Target> {
  const origin = settings.siteUrl
  const pages = await Promise.all(FORM_PAGES.map((page) => text(origin + page)))
  const fields = pages.flatMap((html) =>
    [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? ''),
  )
  const sitemap = await text(`${origin}/sitemap.xml`)
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  )
  const home = await text(`${origin}/`)
  const files = [...home.matchAll(/\/_img\/[^"\s]+/g)].map(([path]) => path)
  const body = new URLSearchParams({
    identifier: await makeVisitor(settings, token),
    password: PASSWORD,
  })
  const signedIn = await fetch(`${origin}/inloggen`, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!cookie) throw new Error(`Signing in answered ${signedIn.status} without a cookie.`)
  const paths = [...SITE_PATHS, ...FORM_PAGES.map((page) => page.split('?')[0] ?? '')]
  return {
    name: 'site',
    port: Number(settings.port),
    origin,
    routes: unique([...paths, ...addresses.slice(0, 60), ...files.slice(0, 10)]).flatMap((path) => [
      { method: 'GET', path },
      { method: 'POST', path },
    ]),
    values: unique(addresses.flatMap((path) => path.split('/').slice(1))).slice(0, 300),
    names: unique([...fields, ...SITE_PARAMETERS.split(' ')]),
    identities: [{}, { cookie }],
  }
}

const CMS_NAMES =
  'filters sort populate fields pagination page pageSize locale status publicationFilter _q data documentId createdBy updatedBy localizations title slug email password identifier code confirmation idempotencyKey envelope values language source files fileInfo folder refreshToken deviceId id relation ids uid kind model state columns search from to role firstname lastname isActive start limit withCount hasPublishedVersion lang currentPassword passwordConfirmation registrationToken'

/** What the CMS answers; asked by nobody, a visitor, the site, and an administrator. */
export async function cmsTarget(
  settings: Settings,
  routes: readonly Route[],
  { token, administrator }: { readonly token: string; readonly administrator: string },
): Promise<Target> {
  const origin = settings.cmsUrl
  const identifier = await makeVisitor(settings, token)
  const authorization = `Bearer ${token}`
  const credentials = { identifier, password: PASSWORD }
  const visitor = await json(`${origin}/api/auth/local`, credentials, { authorization })
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
    routes,
    values: unique([
      ...documents,
      ...uids.map((name) => `api::${name}.${name}`),
      ...['contact', 'contract', 'participation', 'newsletter', 'advertising', 'photo-removal'],
      ...['1', '2', '3', 'nl', 'en', 'draft', 'published', 'local', 'collection-types'],
    ]),
    names: unique([...CMS_NAMES.split(' '), ...fields]),
    identities: [
      {},
      { authorization: `Bearer ${String(visitor.jwt)}` },
      { authorization },
      { authorization: `Bearer ${administrator}` },
    ],
  }
}
