import type { Core } from '@strapi/strapi'
import { takeLock } from './take-lock'

/**
 * Does something in one transaction, while no other of its kind runs, in any process: who looks for a
 * key, counts a reference or looks for a contract of the same company sees what all before it stored.
 * @throws CommitError when it was not stored
 */
export async function inTurn<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  const done = await strapi.db.transaction(async ({ trx }) => {
    await takeLock(strapi, trx, 'submissions')
    return { result: await work() }
  })
  return done.result
}
