// About: cms/src/bootstrap/editor-roles.ts, cms/src/bootstrap/site-token.ts
// About: cms/src/bootstrap/visitor-permissions.ts, cms/src/bootstrap/hidden-types.ts
// About: cms/src/http/unused-routes.ts, cms/src/http/guarded-routes.ts, cms/src/api

import { LIVE_FEED_PATH } from '@beursvloer/contract/live/feed'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { roleWithout, signInAs } from './staff.ts'

let cms: Cms
let visitor: { readonly id: number }

beforeAll(async () => {
  cms = await startCms()
  visitor = await newVisitor()
})

/** Makes a visitor with an account. */
async function newVisitor() {
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  return cms.strapi
    .plugin('users-permissions')
    .service('user')
    .add({ username: 'bezoeker', email: 'bezoeker@beurs.example', confirmed: true, role: role.id })
}

/** An access token of a new session of the visitor: some routes sign out. */
async function visitorToken(): Promise<string> {
  const sessions = cms.strapi.sessionManager('users-permissions')
  const { token } = await sessions.generateRefreshToken(String(visitor.id), 'proef', {
    type: 'refresh',
  })
  const access = await sessions.generateAccessToken(token)
  if (!('token' in access)) throw new Error('no access token')
  return access.token
}

/** All routes of the content API, with `x` for their parameters. */
function contentRoutes(): { method: string; path: string }[] {
  const layers: { path: string; methods: string[] }[] = cms.strapi.server.listRoutes()
  return layers
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path: path.replace(/:\w+|\(\.\*\)|\*\w*/g, 'x') })),
    )
}

/** The routes that do not answer 401 without a token, or 403 with one. */
async function openRoutes(signIn?: () => Promise<string>): Promise<string[]> {
  const refused = signIn ? 403 : 401
  const open: string[] = []
  for (const { method, path } of contentRoutes()) {
    const token = await signIn?.()
    const { status } = await cms.ask(path, { method, token, ...(method !== 'GET' && { body: {} }) })
    if (status !== refused) open.push(`${method} ${path}`)
  }
  return [...new Set(open)].sort()
}

/** Types with records of visitors or of the CMS, which are no content. */
const PRIVATE = [
  'acting-session',
  'consent',
  'deletion-report',
  'exhibitor-badge',
  'exhibitor-member',
  'exhibitor-news',
  'exhibitor-return',
  'exhibitor-proposal',
  'exhibitor-task',
  'exhibitor-task-answer',
  'failure-limit',
  'fair-link',
  'lead',
  'live-fact',
  'meeting',
  'push-delivery',
  'push-installation',
  'push-item-fact',
  'push-message',
  'push-saved-item',
  'search-miss',
  'outbox-mail',
  'reference-counter',
  'saved-entry',
  'sign-in-link',
  'sign-up',
  'stand-invoice',
  'statistics-count',
  'statistics-day',
  'statistics-node',
  'submission',
  'submission-file',
  'subscription',
  'two-factor',
  'visitor-profile',
]

const COLLECTIONS = [
  'calendar-items',
  'concepts',
  'days',
  'editions',
  'exhibitor-categories',
  'exhibitors',
  'faq-items',
  'halls',
  'interviews',
  'navigation-items',
  'news-items',
  'organisation-types',
  'pages',
  'partners',
  'passages',
  'pavilions',
  'photo-albums',
  'products',
  'programme-items',
  'redirects',
  'regulations',
  'rooms',
  'short-links',
  'speakers',
  'stand-pictures',
  'stands',
  'synonyms',
  'tariffs',
  'team-members',
  'themes',
  'vacancies',
]

describe('the content API', () => {
  it('answers 401 without a token, except for the health check', async () => {
    expect(contentRoutes().length).toBeGreaterThan(100)
    expect(await openRoutes()).toEqual(['GET /api/health'])
  })

  it('opens these routes, and no others, to the token of the site', async () => {
    expect(await openRoutes(async () => SITE_TOKEN)).toEqual(
      [
        ...COLLECTIONS.flatMap((name) => [`GET /api/${name}`, `GET /api/${name}/x`]),
        'GET /api/content-version',
        'GET /api/form-settings',
        'GET /api/statistics-settings',
        'GET /api/health',
        'GET /api/site-settings',
        ...[
          'email-confirmation',
          'forgot-password',
          'local',
          'local/register',
          'refresh',
          'reset-password',
          'send-email-confirmation',
          'sign-in-link',
          'sign-in-link/follow',
        ].map((name) => `POST /api/auth/${name}`),
        'GET /api/auth/x/callback',
        'POST /api/group-registrations/confirm',
        'POST /api/group-registrations/invitation',
        'GET /api/live-feed',
        'GET /api/sign-ups/places',
        'POST /api/fair-links/follow',
        'POST /api/my-stands/acting',
        'POST /api/my-stands/badge',
        'POST /api/my-stands/invitation',
        'POST /api/my-stands/invitation/accept',
        'POST /api/my-stands/return',
        'POST /api/my-stands/return/answer',
        'POST /api/name-cards',
        'POST /api/name-cards/withdrawal',
        'POST /api/push/installations',
        'POST /api/push/installations/change',
        'POST /api/push/installations/read',
        'POST /api/push/installations/remove',
        'POST /api/push/installations/renew',
        'POST /api/push/installations/subscribe',
        'POST /api/push/installations/unlink',
        'POST /api/push/installations/unsubscribe',
        'POST /api/push/receipts',
        'POST /api/sign-ups/guest',
        'POST /api/sign-ups/offer',
        'POST /api/sign-ups/offer/take',
        'POST /api/search-misses/report',
        'POST /api/short-links/clicks',
        'POST /api/statistics/batches',
        'POST /api/submissions/x',
        'POST /api/subscriptions/confirm',
        'POST /api/subscriptions/unsubscribe',
      ].sort(),
    )
  })

  it('gives API tokens only these actions on records of visitors', async () => {
    const held = await cms.strapi.db.query('admin::api-token-permission').findMany()
    const actions = held.map(({ action }: { action: string }) => action)
    expect(actions).toContain('api::page.page.find')
    const ofPrivate = (action: string) => PRIVATE.some((type) => action.startsWith(`api::${type}.`))
    expect(actions.filter(ofPrivate).sort()).toEqual([
      'api::acting-session.acting-session.start',
      'api::exhibitor-badge.exhibitor-badge.mailed',
      'api::exhibitor-member.exhibitor-member.accept',
      'api::exhibitor-member.exhibitor-member.invitation',
      'api::exhibitor-return.exhibitor-return.answer',
      'api::exhibitor-return.exhibitor-return.open',
      'api::fair-link.fair-link.follow',
      'api::lead.lead.card',
      'api::lead.lead.withdrawCard',
      'api::live-fact.live-fact.feed',
      'api::push-installation.push-installation.change',
      'api::push-installation.push-installation.read',
      'api::push-installation.push-installation.receipt',
      'api::push-installation.push-installation.register',
      'api::push-installation.push-installation.remove',
      'api::push-installation.push-installation.renew',
      'api::push-installation.push-installation.subscribe',
      'api::push-installation.push-installation.unlink',
      'api::push-installation.push-installation.unsubscribe',
      'api::search-miss.search-miss.report',
      'api::sign-in-link.sign-in-link.ask',
      'api::sign-in-link.sign-in-link.follow',
      'api::sign-up.sign-up.guest',
      'api::sign-up.sign-up.offer',
      'api::sign-up.sign-up.places',
      'api::sign-up.sign-up.takeOffer',
      'api::statistics-count.statistics-count.receive',
      'api::submission.group-registration.confirm',
      'api::submission.group-registration.invitation',
      'api::submission.submission.receive',
      'api::subscription.subscription.confirm',
      'api::subscription.subscription.unsubscribe',
    ])
  })

  it('gives the site only the form settings that its pages need', async () => {
    const settings = documentsOf(cms, 'form-settings')
    const data = { contactInbox: 'post@beurs.example', captcha: 'always' }
    const { documentId } = await settings.create({ data })
    const { body } = await cms.ask('/api/form-settings', { token: SITE_TOKEN })
    expect(Object.keys(body.data).sort()).toEqual([
      'captcha',
      'createdAt',
      'documentId',
      'id',
      'meetingsClosed',
      'publishedAt',
      'sepaCreditorId',
      'updatedAt',
    ])
    await settings.delete({ documentId })
  })

  it('opens these routes, and no others, to a signed-in visitor', async () => {
    // The route for deletion is missing: it answers 403 to an account without a password.
    expect(await openRoutes(visitorToken)).toEqual([
      'DELETE /api/auth/sessions/x',
      'DELETE /api/visitor-profile/photo',
      'GET /api/auth/sessions',
      'GET /api/door',
      'GET /api/fair-links',
      'GET /api/health',
      'GET /api/leads/x',
      'GET /api/leads/x/x/photo',
      'GET /api/meetings',
      'GET /api/meetings/with/x',
      'GET /api/my-stands',
      'GET /api/my-stands/x',
      'GET /api/my-stands/x/badges',
      'GET /api/my-stands/x/figures',
      'GET /api/my-stands/x/meetings',
      'GET /api/my-stands/x/members',
      'GET /api/my-stands/x/orders',
      'GET /api/my-stands/x/orders/documents/x',
      'GET /api/my-stands/x/proposal',
      'GET /api/my-stands/x/proposal/files/x',
      'GET /api/my-stands/x/tasks',
      'GET /api/sharings',
      'GET /api/sign-ups',
      'GET /api/users/me',
      'GET /api/visitor-profile',
      'GET /api/visitor-profile/export',
      'GET /api/visitor-profile/network',
      'GET /api/visitor-profile/photo',
      'POST /api/auth/change-password',
      'POST /api/auth/logout',
      'POST /api/door/x',
      'POST /api/fair-links',
      'POST /api/leads/x/entries',
      'POST /api/meetings/with/x',
      'POST /api/meetings/x',
      'POST /api/my-stands/x/badges',
      'POST /api/my-stands/x/meetings',
      'POST /api/my-stands/x/meetings/x',
      'POST /api/my-stands/x/members',
      'POST /api/my-stands/x/orders',
      'POST /api/my-stands/x/orders/proofs',
      'POST /api/my-stands/x/proposal/state',
      'POST /api/push/installations',
      'POST /api/push/installations/change',
      'POST /api/push/installations/read',
      'POST /api/push/installations/remove',
      'POST /api/push/installations/renew',
      'POST /api/push/installations/subscribe',
      'POST /api/push/installations/unlink',
      'POST /api/push/installations/unsubscribe',
      'POST /api/saved-entries',
      'POST /api/sharings/x',
      'POST /api/sign-ups',
      'POST /api/sign-ups/accept',
      'POST /api/sign-ups/cancel',
      'PUT /api/leads/x/x/photo',
      'PUT /api/my-stands/x/proposal',
      'PUT /api/my-stands/x/proposal/entries/x',
      'PUT /api/my-stands/x/tasks/x',
      'PUT /api/sharings/choice',
      'PUT /api/visitor-profile',
      'PUT /api/visitor-profile/consents',
    ])
  })

  it('gives the site drafts only on request', async () => {
    const pages = documentsOf(cms, 'page')
    const { documentId } = await pages.create({ data: { title: 'Nog geheim' }, locale: 'nl' })
    const ask = (path: string) => cms.ask(path, { token: SITE_TOKEN })
    expect((await ask(`/api/pages/${documentId}`)).status).toBe(404)
    const { body } = await ask('/api/pages?filters[title][$eq]=Nog geheim')
    expect(body.data).toEqual([])
    expect((await ask(`/api/pages/${documentId}?status=draft`)).body.data.title).toBe('Nog geheim')
    await pages.publish({ documentId, locale: 'nl' })
    expect((await ask(`/api/pages/${documentId}`)).status).toBe(200)
  })
})

describe('the permissions of visitors', () => {
  it('are none without an account, and these with one', async () => {
    const roles = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findMany({ populate: ['permissions'] })
    const table = Object.fromEntries(
      roles.map(({ type, permissions }) => [
        type,
        permissions.map(({ action }: { action: string }) => action).sort(),
      ]),
    )
    expect(table).toEqual({
      public: [],
      authenticated: [
        'api::exhibitor-badge.exhibitor-badge.change',
        'api::exhibitor-badge.exhibitor-badge.find',
        'api::exhibitor-member.exhibitor-member.change',
        'api::exhibitor-member.exhibitor-member.members',
        'api::exhibitor-member.exhibitor-member.own',
        'api::exhibitor-proposal.exhibitor-proposal.change',
        'api::exhibitor-proposal.exhibitor-proposal.figures',
        'api::exhibitor-proposal.exhibitor-proposal.file',
        'api::exhibitor-proposal.exhibitor-proposal.find',
        'api::exhibitor-proposal.exhibitor-proposal.overview',
        'api::exhibitor-proposal.exhibitor-proposal.save',
        'api::exhibitor-proposal.exhibitor-proposal.saveEntry',
        'api::exhibitor-task.exhibitor-task.answer',
        'api::exhibitor-task.exhibitor-task.find',
        'api::fair-link.fair-link.change',
        'api::fair-link.fair-link.own',
        'api::lead.lead.choose',
        'api::lead.lead.decide',
        'api::lead.lead.enter',
        'api::lead.lead.keepPhoto',
        'api::lead.lead.list',
        'api::lead.lead.own',
        'api::lead.lead.photo',
        'api::meeting.meeting.change',
        'api::meeting.meeting.changeOfStand',
        'api::meeting.meeting.ofStand',
        'api::meeting.meeting.own',
        'api::meeting.meeting.request',
        'api::meeting.meeting.setting',
        'api::meeting.meeting.times',
        'api::push-installation.push-installation.change',
        'api::push-installation.push-installation.read',
        'api::push-installation.push-installation.register',
        'api::push-installation.push-installation.remove',
        'api::push-installation.push-installation.renew',
        'api::push-installation.push-installation.subscribe',
        'api::push-installation.push-installation.unlink',
        'api::push-installation.push-installation.unsubscribe',
        'api::saved-entry.saved-entry.merge',
        'api::sign-up.sign-up.accept',
        'api::sign-up.sign-up.cancel',
        'api::sign-up.sign-up.checkIn',
        'api::sign-up.sign-up.door',
        'api::sign-up.sign-up.doorList',
        'api::sign-up.sign-up.own',
        'api::sign-up.sign-up.signUp',
        'api::stand-invoice.stand-invoice.change',
        'api::stand-invoice.stand-invoice.document',
        'api::stand-invoice.stand-invoice.find',
        'api::stand-invoice.stand-invoice.proof',
        'api::visitor-profile.visitor-profile.change',
        'api::visitor-profile.visitor-profile.consents',
        'api::visitor-profile.visitor-profile.export',
        'api::visitor-profile.visitor-profile.find',
        'api::visitor-profile.visitor-profile.network',
        'api::visitor-profile.visitor-profile.photo',
        'api::visitor-profile.visitor-profile.remove',
        'api::visitor-profile.visitor-profile.removePhoto',
        'plugin::users-permissions.auth.changePassword',
        'plugin::users-permissions.auth.getSessions',
        'plugin::users-permissions.auth.logout',
        'plugin::users-permissions.auth.revokeSession',
        'plugin::users-permissions.user.me',
      ],
    })
  })
})

const DRAFTED = ['create', 'read', 'update', 'delete', 'publish']
const PLAIN = ['create', 'read', 'update', 'delete']
const WRITTEN = [
  'calendar-item',
  'concept',
  'exhibitor',
  'faq-item',
  'interview',
  'news-item',
  'page',
  'partner',
  'pavilion',
  'photo-album',
  'programme-item',
  'speaker',
  'stand-picture',
  'team-member',
  'vacancy',
]
const STRUCTURE = [
  'day',
  'hall',
  'room',
  'stand',
  'theme',
  'organisation-type',
  'exhibitor-category',
]
const TERMS = ['tariff', 'product', 'regulation']
const MANAGED = ['navigation-item', 'redirect', 'short-link']
/** Single types: editable, never deleted. */
const SETTINGS = ['form-settings', 'site-settings', 'statistics-settings']
const MEDIA = [
  'plugin::upload.assets.copy-link',
  'plugin::upload.assets.create',
  'plugin::upload.assets.download',
  'plugin::upload.assets.update',
  'plugin::upload.configure-view',
  'plugin::upload.read',
]

const content = (types: readonly string[], actions: readonly string[]) =>
  types.flatMap((type) =>
    actions.map((action) => `plugin::content-manager.explorer.${action} api::${type}.${type}`),
  )

it('only our roles and that with all rights are offered, under Dutch names', async () => {
  const roles = await cms.strapi.db.query('admin::role').findMany()
  const names = roles.map(({ name }: { name: string }) => name)
  const ours = names.filter((name: string) => !name.startsWith('Niemand'))
  expect(ours.toSorted()).toEqual(['Organisator', 'Redacteur', 'Superbeheerder'])
})

describe('the role', () => {
  it.each([
    [
      'Redacteur',
      [
        ...content(WRITTEN, DRAFTED),
        ...content(['synonym'], PLAIN),
        ...content(['edition', 'passage'], ['read', 'update', 'publish']),
        ...content(STRUCTURE, ['read', 'update']),
        ...content(TERMS, ['read']),
        ...MEDIA,
        'api::live.tell',
        'api::my-stand.review',
        'api::push.read',
        'api::push.send',
        'api::search-misses.read',
        'api::sign-ups.overview',
        'api::statistics.export',
        'api::statistics.read',
      ],
    ],
    [
      'Organisator',
      [
        ...content([...WRITTEN, ...TERMS, 'edition', 'passage'], DRAFTED),
        ...content([...STRUCTURE, ...MANAGED, 'synonym'], PLAIN),
        ...content(SETTINGS, ['create', 'read', 'update']),
        ...MEDIA,
        'api::live.tell',
        'api::my-stand.invoices',
        'api::my-stand.members',
        'api::my-stand.review',
        'api::my-stand.settings',
        'api::my-stand.tasks',
        'api::push.read',
        'api::push.send',
        'api::search-misses.read',
        'api::sign-ups.export',
        'api::sign-ups.handle',
        'api::sign-ups.mail',
        'api::sign-ups.overview',
        'api::sign-ups.read',
        'api::statistics.export',
        'api::statistics.read',
        'api::submissions.delete',
        'api::submissions.export',
        'api::submissions.handle',
        'api::submissions.read',
        'api::visitors.address',
        'api::visitors.delete',
        'api::visitors.export',
        'api::visitors.handle',
        'api::visitors.read',
        'api::visitors.wishes',
      ],
    ],
  ])('%s has exactly these rights', async (name, expected) => {
    const { permissions } = await cms.strapi.db
      .query('admin::role')
      .findOne({ where: { name }, populate: ['permissions'] })
    const held = permissions.map(({ action, subject }: { action: string; subject?: string }) =>
      subject ? `${action} ${subject}` : action,
    )
    expect(held.sort()).toEqual([...expected].sort())
  })
})

/** The routes of the panel, with `x` for their parameters. */
function panelRoutes(): { method: string; path: string }[] {
  const layers: { path: string; methods: string[] }[] = cms.strapi.server.listRoutes()
  return layers
    .filter(
      ({ path }) =>
        /^\/[\w-]+\/?/.test(path) &&
        !/^\/(api|uploads|_health)\b|(login|logout|register|renew|marketplace|license|information|transfer|access-token|password|users\/me|^\/admin\/init)/.test(
          path,
        ),
    )
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => ['GET', 'POST', 'PUT', 'DELETE'].includes(method))
        .map((method) => ({
          method,
          path: path.replace(/:uid\b/, 'shared.seo').replace(/:\w+/g, 'x'),
        })),
    )
}

/** The routes of the panel that answer a role with one of the statuses. */
async function routesOf(role: string, counts: (status: number) => boolean): Promise<string[]> {
  const token = await signInAs(cms, role)
  const found: string[] = []
  for (const { method, path } of panelRoutes()) {
    const body = method === 'GET' ? undefined : {}
    const { status } = await cms.ask(path, { method, token, ...(body && { body }) })
    if (counts(status)) found.push(`${method} ${path}`)
  }
  return [...new Set(found)].sort()
}

it('staff without rights reach only the routes that open the panel, and see an empty worklist', async () => {
  const role = await roleWithout(cms)
  expect(await routesOf(role, (status) => status < 400)).toEqual([
    'GET /admin/content-api/permissions',
    'GET /admin/content-api/routes',
    'GET /admin/guided-tour-meta',
    'GET /admin/homepage/key-statistics',
    'GET /admin/homepage/layout',
    'GET /admin/permissions',
    'GET /admin/project-type',
    'GET /admin/telemetry-properties',
    'GET /content-manager/components',
    'GET /content-manager/components/shared.seo/configuration',
    'GET /content-manager/content-types',
    'GET /content-manager/content-types-settings',
    'GET /content-manager/homepage/count-documents',
    'GET /content-manager/init',
    'GET /content-manager/preview/script',
    'GET /editions/working',
    'GET /i18n/locales',
    'GET /i18n/settings',
    'GET /imports',
    'GET /imports/progress/x',
    'GET /imports/types',
    'GET /own-fair',
    'GET /own-fair/colours',
    'GET /two-factor',
    'GET /upload/configuration',
    'GET /users-permissions/permissions',
    'GET /users-permissions/policies',
    'GET /users-permissions/routes',
    'GET /wastebasket',
    'GET /worklist',
    'POST /editions/working',
    'POST /two-factor/begin',
  ])
  const token = await signInAs(cms, role)
  // After a minute without a request of the site, each worklist says that the site is down.
  await cms.ask(`/api${LIVE_FEED_PATH}`, { token: SITE_TOKEN })
  const { body } = await cms.ask('/worklist', { token })
  expect(body.data).toMatchObject({ lines: [], figures: {}, deadlines: [] })
})

describe('webhooks', () => {
  it('have no routes', () => {
    const paths = cms.strapi.server.listRoutes().map(({ path }: { path: string }) => path)
    expect(paths).toContain('/admin/users')
    expect(paths.filter((path: string) => path.includes('webhook'))).toEqual([])
  })

  it('have no rights that a role could be given', async () => {
    const { body } = await cms.ask('/admin/permissions', { token: cms.administrator })
    const rights = JSON.stringify(body.data)
    expect(rights).toContain('admin::users.read')
    expect(rights).not.toContain('admin::webhooks')
    // A right without its action stops the i18n plugin when a language is added.
    const where = { action: { $startsWith: 'admin::webhooks' } }
    expect(await cms.strapi.db.query('admin::permission').count({ where })).toBe(0)
  })

  it('do not run when they are stored', async () => {
    const runner = cms.strapi.get('webhookRunner')
    const asked = vi.spyOn(runner, 'fetch').mockResolvedValue(new Response())
    const events = ['entry.create']
    runner.add({ id: '1', name: 'x', url: 'http://127.0.0.1/', events, isEnabled: true })
    await cms.strapi.eventHub.emit('entry.create', {})
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})

/** The routes that each role reaches beyond staff without rights, and beyond the previous role. */
const LIBRARY_ROUTES = [
  'DELETE /upload/files/x',
  'GET /upload/ai-metadata-jobs/pending-count',
  'GET /upload/files',
  'GET /upload/files/x',
  'GET /upload/folder-structure',
  'GET /upload/folders',
  'GET /upload/folders/x',
  'POST /imports/pictures',
  'POST /upload/actions/bulk-delete',
  'POST /upload/actions/bulk-move',
  'POST /upload/actions/bulk-update',
  'POST /upload/actions/generate-ai-metadata',
  'POST /upload/ai-metadata-jobs',
  'POST /upload/files',
  'POST /upload/folders',
  'PUT /upload/configuration',
  'PUT /upload/folders/x',
]
const PLAN_ROUTES = ['GET /floor-plan/halls/x', 'GET /floor-plan/halls/x/drawing']
const EDITOR_ROUTES = [
  'DELETE /live/notice',
  'GET /live',
  'GET /my-stand/proposals',
  'GET /my-stand/proposals/x',
  'GET /my-stand/proposals/x/files/x',
  'GET /push-messages',
  'GET /push-messages/choices',
  'GET /push-messages/x',
  'GET /search-misses',
  'GET /sign-ups',
  'GET /sign-ups/x/concerns',
  'GET /statistics',
  'GET /statistics/documents/x/x',
  'GET /statistics/export.csv',
  'GET /statistics/export.xlsx',
  'GET /statistics/funnels',
  'GET /statistics/live',
  'GET /statistics/site',
  'GET /statistics/tables',
  'POST /floor-plan/halls/x/drawing',
  'POST /live/doors/x',
  'POST /live/notice',
  'POST /my-stand/proposals/x',
  'POST /push-messages',
  'POST /push-messages/reach',
  'POST /push-messages/test',
  'POST /push-messages/x/stop',
  'PUT /floor-plan/halls/x/drawing',
]
const ORGANISER_ROUTES = [
  'DELETE /handling/submissions/x',
  'DELETE /handling/subscriptions/x',
  'DELETE /my-stand/invoices/x',
  'DELETE /my-stand/news/x',
  'DELETE /my-stand/tasks/x',
  'DELETE /visitors/x',
  'DELETE /worklist/mails/x',
  'GET /editions',
  'GET /handling/deletions',
  'GET /handling/submissions',
  'GET /handling/submissions/export.csv',
  'GET /handling/submissions/export.xlsx',
  'GET /handling/submissions/x',
  'GET /handling/submissions/x/contract-acceptance',
  'GET /handling/submissions/x/files/x',
  'GET /handling/submissions/x/vacancy-acceptance',
  'GET /handling/subscriptions',
  'GET /handling/subscriptions/export.csv',
  'GET /handling/subscriptions/export.xlsx',
  'GET /my-stand/access',
  'GET /my-stand/badges',
  'GET /my-stand/badges/print',
  'GET /my-stand/invoices',
  'GET /my-stand/invoices/export.csv',
  'GET /my-stand/invoices/export.xlsx',
  'GET /my-stand/news',
  'GET /my-stand/progress',
  'GET /my-stand/progress/export.csv',
  'GET /my-stand/progress/export.xlsx',
  'GET /my-stand/returns',
  'GET /my-stand/settings',
  'GET /my-stand/tasks',
  'GET /my-stand/tasks/x',
  'GET /my-stand/tasks/x/files/x',
  'GET /own-fair/style',
  'GET /sign-ups/door-helpers',
  'GET /sign-ups/x',
  'GET /sign-ups/x/door',
  'GET /sign-ups/x/export.csv',
  'GET /sign-ups/x/export.xlsx',
  'GET /visitors',
  'GET /visitors/export.csv',
  'GET /visitors/export.xlsx',
  'GET /visitors/statistics',
  'GET /visitors/statistics.csv',
  'GET /visitors/x',
  'GET /visitors/x/photo',
  'GET /worklist/mails',
  'POST /editions/new',
  'POST /editions/plan',
  'POST /editions/plan/drop',
  'POST /editions/switch',
  'POST /handling/submissions/x/contract-acceptance',
  'POST /handling/submissions/x/mails/x/send-again',
  'POST /handling/submissions/x/new-quotation',
  'POST /handling/submissions/x/notes',
  'POST /handling/submissions/x/order',
  'POST /handling/submissions/x/state',
  'POST /handling/submissions/x/vacancy-acceptance',
  'POST /my-stand/access/x',
  'POST /my-stand/access/x/act',
  'POST /my-stand/invoices',
  'POST /my-stand/invoices/check',
  'POST /my-stand/invoices/file',
  'POST /my-stand/proofs/x/x',
  'POST /my-stand/news',
  'POST /my-stand/news/x',
  'POST /my-stand/progress/remind',
  'POST /my-stand/returns',
  'POST /my-stand/settings',
  'POST /my-stand/tasks',
  'POST /my-stand/tasks/x',
  'POST /my-stand/tasks/x/remind',
  'POST /own-fair/style',
  'POST /sign-ups/door-helpers',
  'POST /sign-ups/x/mail',
  'POST /sign-ups/x/move',
  'POST /sign-ups/x/people',
  'POST /sign-ups/x/people/x/promote',
  'POST /sign-ups/x/people/x/take-back',
  'POST /sign-ups/x/people/x/take-off',
  'POST /sign-ups/x/walk-ins',
  'POST /visitors/x/address',
  'POST /visitors/x/block',
  'POST /visitors/x/send-confirmation',
  'POST /visitors/x/unblock',
  'POST /worklist/mails/x/send-again',
]

// Other tests show the routes that a right opens; this one requests all routes with all roles.
it('each role reaches exactly these routes of the panel', {
  tags: ['exhaustive'],
  timeout: 600_000,
}, async () => {
  const isAnswered = (status: number) => status !== 403
  const everybodys = await routesOf(await roleWithout(cms), isAnswered)
  const beyond = async (role: string) =>
    (await routesOf(role, isAnswered)).filter((route) => !everybodys.includes(route))
  const editors = [...LIBRARY_ROUTES, ...PLAN_ROUTES, ...EDITOR_ROUTES]
  expect(await beyond('Redacteur')).toEqual([...editors].sort())
  expect(await beyond('Organisator')).toEqual([...editors, ...ORGANISER_ROUTES].sort())
})
