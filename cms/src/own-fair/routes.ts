import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isContent } from '../content-version/content-types'
import { readSettings } from '../fair/editions'
import { type Context, json } from '../panel-api/answers'
import { contentRight, currentUserOf } from '../panel-api/current-user'
import { registerStaffRoutes } from '../panel-api/routes'
import { beginOwnFair, replaceDemo } from './begin'
import { firstContentOf } from './first-content'
import { registerPanelStyle } from './panel-style'
import { setupSteps } from './steps'
import { changeStyle, fairStyle } from './style'
import type { DemoCounts, OwnFair } from './views'

const SETTINGS = 'api::site-settings.site-settings'

async function demoCounts({ db, contentTypes }: Core.Strapi): Promise<DemoCounts> {
  const types = Object.values(contentTypes).filter(isContent)
  const documents = await Promise.all(
    types.map(({ uid, options, pluginOptions }) =>
      db.query(uid).count({
        where: {
          ...(pluginOptions?.i18n && { locale: 'nl' }),
          ...(options?.draftAndPublish && { publishedAt: { $null: true } }),
        },
      }),
    ),
  )
  const [files, visitors, submissions] = await Promise.all([
    db.query('plugin::upload.file').count(),
    db.query('plugin::users-permissions.user').count(),
    db.query('api::submission.submission').count(),
  ])
  return { documents: documents.reduce((sum, n) => sum + n, 0), files, visitors, submissions }
}

async function ownFair(strapi: Core.Strapi, ctx: Context): Promise<OwnFair> {
  const user = currentUserOf(ctx)
  if (!user.may(contentRight('update'), SETTINGS)) return { steps: [], isFirst: false, demo: null }
  const [steps, first] = await Promise.all([setupSteps(strapi), firstContentOf(strapi)])
  const lists = steps.find(({ id }) => id === 'lists')
  const mayBegin = user.isAdministrator && first === 'demo'
  return {
    steps,
    isFirst: first === 'empty' && !lists?.done,
    demo: mayBegin
      ? { name: (await readSettings(strapi))?.name ?? '', counts: await demoCounts(strapi) }
      : null,
  }
}

async function begin(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!currentUserOf(ctx).isAdministrator)
    throw new errors.ForbiddenError('Alleen een superbeheerder mag de demobeurs verwijderen.')
  const { name } = (ctx.request.body ?? {}) as { readonly name?: unknown }
  await beginOwnFair(strapi, name)
}

function requireSettings(ctx: Context): void {
  if (!currentUserOf(ctx).may(contentRight('update'), SETTINGS))
    throw new errors.ForbiddenError('U mag de instellingen van de site niet wijzigen.')
}

/**
 * Opens setting up a fair to staff who may change the settings of the site, under `/own-fair`; and to
 * programs as `strapi.get('own-fair')`.
 */
export function registerOwnFair(strapi: Core.Strapi): void {
  strapi.add('own-fair', {
    replaceDemo: () => replaceDemo(strapi),
    steps: () => setupSteps(strapi),
  })
  registerPanelStyle(strapi)
  registerStaffRoutes(strapi, '/own-fair', {
    'GET /': json((ctx) => ownFair(strapi, ctx)),
    'POST /begin': json((ctx) => begin(strapi, ctx)),
    'GET /style': json((ctx) => {
      requireSettings(ctx)
      return fairStyle(strapi)
    }),
    'POST /style': json((ctx) => {
      requireSettings(ctx)
      return changeStyle(strapi, ctx.request.body)
    }),
  })
}
