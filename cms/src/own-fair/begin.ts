import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { readSettings } from '../fair/editions'
import { clearFair, removeClearedFiles } from './clear-fair'
import { firstContentOf } from './first-content'

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
export async function replaceDemo(strapi: Core.Strapi): Promise<void> {
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
export async function beginOwnFair(strapi: Core.Strapi, typed: unknown): Promise<void> {
  await requireDemo(strapi)
  const name = (await readSettings(strapi))?.name ?? ''
  if (typeof typed !== 'string' || typed.trim() !== name)
    throw new errors.ApplicationError(`Typ de naam van de beurs precies over: ${name}.`)
  await backUp(strapi)
  await replaceDemo(strapi)
  await removeClearedFiles(strapi)
}
