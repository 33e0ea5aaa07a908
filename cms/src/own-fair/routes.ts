import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isContent } from '../content-version/content-types'
import { readSettings } from '../fair/editions'
import { type Context, json } from '../panel-api/answers'
import { contentRight, currentUserOf } from '../panel-api/current-user'
import { registerStaffRoutes } from '../panel-api/routes'
import { clearFair, removeClearedFiles } from './clear-fair'
import { registerPanelStyle } from './panel-style'
import { setupSteps } from './steps'
import { changeStyle, fairStyle } from './style'
import type { DemoCounts, OwnFair } from './views'

/**
 * What the database was filled with when it was empty, as the seed noted it; null for a database that was
 * filled before that was noted.
 */
const firstContentOf = async (strapi: Core.Strapi): Promise<'demo' | 'empty' | null> =>
  ((await strapi.store({ type: 'api', name: 'beursvloer', key: 'first-content' }).get({})) as
    | 'demo'
    | 'empty'
    | null) ?? null

const run = promisify(execFile)

/** How long a backup may take, in ms. */
const BACKUP_TIMEOUT_MS = 10 * 60_000

/** The seed, which is not compiled with the CMS: Node reads it as it is. */
interface SeedModule {
  seed(strapi: Core.Strapi, options: { readonly content: 'empty' }): Promise<unknown>
}

/** Makes a backup of the whole installation, as `npm run backup` does. */
async function backUp({ dirs, log }: Core.Strapi): Promise<void> {
  const cwd = path.join(dirs.app.root, '..')
  try {
    await run(process.execPath, ['scripts/run.mjs', 'backup'], { cwd, timeout: BACKUP_TIMEOUT_MS })
  } catch (error) {
    log.error('The backup before removing the demo fair has failed.', error)
    throw new errors.ApplicationError(
      'De back-up is niet gelukt, dus er is niets verwijderd. De beheerder vindt de oorzaak in het logboek.',
    )
  }
}

async function requireDemo(strapi: Core.Strapi): Promise<void> {
  if ((await firstContentOf(strapi)) !== 'demo')
    throw new errors.ApplicationError('Dit is geen demobeurs: er is niets verwijderd.')
}

/**
 * Replaces the demo fair by what a fair of one's own starts with: all or nothing. Of two at the same time
 * the second finds no demo fair.
 */
async function replaceDemo(strapi: Core.Strapi): Promise<void> {
  const file = path.join(strapi.dirs.app.root, 'seed/engine/seed.ts')
  const { seed } = require(file) as SeedModule
  await strapi.db.transaction(async () => {
    await requireDemo(strapi)
    await clearFair(strapi)
    await seed(strapi, { content: 'empty' })
  })
}

/**
 * Removes the demo fair, after a backup.
 * @param typed the name of the fair, as the user typed it to confirm
 * @throws ApplicationError in Dutch, with nothing removed
 */
async function beginOwnFair(strapi: Core.Strapi, typed: unknown): Promise<void> {
  await requireDemo(strapi)
  const name = (await readSettings(strapi))?.name ?? ''
  if (typeof typed !== 'string' || typed.trim() !== name)
    throw new errors.ApplicationError(`Typ de naam van de beurs precies over: ${name}.`)
  await backUp(strapi)
  await replaceDemo(strapi)
  await removeClearedFiles(strapi)
}

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
