import { editionBase } from '@beursvloer/contract/page-addresses'
import {
  EDITION_PREVIEW_LIFETIME,
  PREVIEW_PARAMETER,
  signPreview,
} from '@beursvloer/contract/preview'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import settings from '../../config/settings'
import { fairDate } from '../fair/dates'
import { readSettings } from '../fair/editions'
import { inEdition, ofEdition } from '../fair/of-edition'
import { ALL_EDITIONS, EDITION_COOKIE } from '../fair/working-edition'
import { objectOf } from '../http/body-fields'
import { type Context, json } from '../panel-api/answers'
import { contentRight, currentUserOf } from '../panel-api/current-user'
import { registerStaffRoutes } from '../panel-api/routes'
import { uidOf } from '../rules/site-requirements'
import { makeEdition } from './make-edition'
import { dropPlan, planSwitch, switchTo, switchWhenDue } from './switch'
import type { EditionCounts, Editions, WorkingEdition } from './views'
import { readWish } from './wish'

const EDITION = 'api::edition.edition'
const SETTINGS = 'api::site-settings.site-settings'

const mayChange = (ctx: Context): boolean =>
  currentUserOf(ctx).may(contentRight('update'), SETTINGS)

/** For staff who may change the settings of the site. */
const forOrganisers = (work: (ctx: Context) => Promise<unknown>) =>
  json(async (ctx) => {
    if (!mayChange(ctx))
      throw new errors.ForbiddenError('Uw rol mag dit niet. Vraag het een organisator.')
    return work(ctx)
  })

interface Row {
  readonly documentId: string
  readonly name: string
  readonly year: number
  readonly startDate: string
  readonly endDate: string
}

const rowsOf = (strapi: Core.Strapi, where: object): Promise<Row[]> =>
  strapi.db.query(EDITION).findMany({
    select: ['documentId', 'name', 'year', 'startDate', 'endDate'],
    where: { locale: 'nl', ...where },
    orderBy: { year: 'desc' },
  })

/** What is of an edition; what is of every one counts for the current. */
async function countsOf(
  strapi: Core.Strapi,
  edition: string,
  isCurrent: boolean,
): Promise<EditionCounts> {
  const condition = isCurrent ? ofEdition : inEdition
  const count = (type: 'hall' | 'stand' | 'exhibitor' | 'programme-item') => {
    const uid = uidOf(type)
    const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
    return strapi.db.query(uid).count({
      where: {
        ...condition(type, edition),
        ...(type !== 'stand' && { locale: 'nl' }),
        ...(hasDrafts && { publishedAt: { $null: true } }),
      },
    })
  }
  const [halls, stands, exhibitors, items] = await Promise.all([
    count('hall'),
    count('stand'),
    count('exhibitor'),
    count('programme-item'),
  ])
  return { halls, stands, exhibitors, items }
}

/** The address of an edition that is not the current one; see `EditionView`. */
async function addressOf(year: number, current: number | undefined): Promise<string | null> {
  if (current === undefined || year === current) return null
  const base = editionBase(year)
  const home = `${settings.siteUrl}${settings.localePrefixes.nl}${base}`
  if (year < current) return home
  const { previewSecret } = settings
  const token = await signPreview(base, previewSecret, Date.now(), EDITION_PREVIEW_LIFETIME)
  return `${home}?${PREVIEW_PARAMETER}=${token}`
}

async function editions(strapi: Core.Strapi): Promise<Editions> {
  const [drafts, published, row] = await Promise.all([
    rowsOf(strapi, { publishedAt: { $null: true } }),
    rowsOf(strapi, { publishedAt: { $notNull: true } }),
    readSettings(strapi),
  ])
  const isPublished = (id: string) => published.some(({ documentId }) => documentId === id)
  const { nextEdition, nextEditionFrom } = row ?? {}
  const current = published.find(({ documentId }) => documentId === row?.edition?.documentId)
  return {
    editions: await Promise.all(
      drafts.map(async ({ documentId: id, name, year, startDate, endDate }) => {
        const counts = await countsOf(strapi, id, id === row?.edition?.documentId)
        const isShown = isPublished(id) && counts.halls + counts.items > 0
        return {
          ...{ id, name, year, startDate, endDate, counts },
          isPublished: isPublished(id),
          address: isShown ? await addressOf(year, current?.year) : null,
        }
      }),
    ),
    current: row?.edition?.documentId ?? null,
    planned:
      nextEdition && nextEditionFrom
        ? { id: nextEdition.documentId, at: new Date(nextEditionFrom).toISOString() }
        : null,
  }
}

async function working(strapi: Core.Strapi, ctx: Context): Promise<WorkingEdition> {
  const rows = await rowsOf(strapi, { publishedAt: { $null: true } })
  const current = (await readSettings(strapi))?.edition?.documentId ?? null
  const cookie = ctx.cookies.get(EDITION_COOKIE)
  const isKnown = cookie === ALL_EDITIONS || rows.some(({ documentId }) => documentId === cookie)
  return {
    editions: rows.map(({ documentId, name }) => ({ id: documentId, name })),
    current,
    chosen: isKnown ? (cookie ?? null) : current,
  }
}

/** Remembers in the browser which edition its user works in; for the browser's session. */
async function choose(ctx: Context): Promise<void> {
  const { edition } = objectOf(ctx.request.body)
  ctx.cookies.set(EDITION_COOKIE, String(edition ?? ''), { sameSite: 'strict', overwrite: true })
}

/** Opens the editions to the panel, under `/editions`; and to programs as `strapi.get('editions')`. */
export function registerEditionRoutes(strapi: Core.Strapi): void {
  strapi.add('editions', {
    make: (body: unknown, today: string) => makeEdition(strapi, readWish(body), today),
    switchWhenDue: (now: Date) => switchWhenDue(strapi, now),
  })
  const editionIn = (ctx: Context) => String(objectOf(ctx.request.body).edition ?? '')
  registerStaffRoutes(strapi, '/editions', {
    'GET /': forOrganisers(() => editions(strapi)),
    'GET /working': json((ctx) => working(strapi, ctx)),
    'POST /working': json((ctx) => choose(ctx)),
    'POST /new': forOrganisers((ctx) =>
      makeEdition(strapi, readWish(ctx.request.body), fairDate(new Date())),
    ),
    'POST /switch': forOrganisers((ctx) => switchTo(strapi, editionIn(ctx))),
    'POST /plan': forOrganisers((ctx) => {
      const at = new Date(String(objectOf(ctx.request.body).at))
      return planSwitch(strapi, editionIn(ctx), at, new Date())
    }),
    'POST /plan/drop': forOrganisers(() => dropPlan(strapi)),
  })
}
