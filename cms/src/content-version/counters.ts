import type { Core } from '@strapi/strapi'

const VERSION = 'api::content-version.content-version'
const TABLE = 'content_versions'

/** The counters as they are now: one small query. */
export async function readContentVersion(strapi: Core.Strapi) {
  const rows: { type: string; counter: number | string; createdAt: number | string | Date }[] =
    await strapi.db.query(VERSION).findMany({ select: ['type', 'counter', 'createdAt'] })
  const types = Object.fromEntries(rows.map(({ type, counter }) => [type, Number(counter)]))
  const sum = Object.values(types).reduce((total, counter) => total + counter, 0)
  const since = Math.min(...rows.map(({ createdAt }) => new Date(createdAt).getTime()))
  return { version: rows.length > 0 ? `${since}-${sum}` : '0', types }
}

/**
 * Raises the counter of a type, in one statement, so that several processes on one database count
 * right. Inside a transaction it becomes visible with the change itself: the site cannot look too
 * early, and no crash comes between the two.
 */
export async function raiseContentVersion(strapi: Core.Strapi, type: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const now = new Date()
    await trx(TABLE)
      .insert({ type, counter: 1, document_id: type, created_at: now, updated_at: now })
      .onConflict('type')
      .merge({ counter: trx.raw('??.?? + 1', [TABLE, 'counter']), updated_at: now })
  })
}
