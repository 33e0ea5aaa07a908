import type { ClickReport } from '@beursvloer/contract/short-link-clicks'
import type { Core } from '@strapi/strapi'

const TABLE = 'short_links'

/**
 * Adds clicks to short links, in one statement each, so that concurrent reports all count. Unknown
 * codes are ignored. Bypasses the document service on purpose: a click changes nothing public, so
 * the content version stays.
 */
export async function addClicks(strapi: Core.Strapi, report: ClickReport): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // In a fixed order, so that two reports cannot wait for each other's rows.
    for (const [code, count] of Object.entries(report).sort(([a], [b]) => (a < b ? -1 : 1))) {
      await trx(TABLE)
        .where({ code })
        .update({ clicks: trx.raw('coalesce(??, 0) + ?', ['clicks', count]) })
    }
  })
}
