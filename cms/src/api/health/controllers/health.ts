import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** How long the database may take to answer before it counts as down, in ms. */
const DATABASE_TIMEOUT_MS = 2000

interface Context {
  set(name: string, value: string): void
  status: number
  body: unknown
}

/** Reads a row from a table: `select 1` would not touch the file of an SQLite database. */
async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  const read = strapi.db.connection('strapi_core_store_settings').select('id').limit(1)
  const answered = read.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, pause(DATABASE_TIMEOUT_MS, false, { ref: false })])
}

/** Tells load balancers whether this CMS can do its work: 200, or 503 while the database is down. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const up = await databaseAnswers(strapi)
    ctx.set('cache-control', 'no-store')
    ctx.status = up ? 200 : 503
    ctx.body = { status: up ? 'ok' : 'unavailable', database: up ? 'ok' : 'unavailable' }
  },
})
