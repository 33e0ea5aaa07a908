import { HOUR_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { PROFILE } from './account'

/** Minimum time between two updates of the last use: retention counts in years. */
const RECORD_INTERVAL_MS = 24 * HOUR_MS

interface StartedSession {
  readonly userId: string
  readonly origin: string
}

/** Stores the time of an account's use, unless it was stored recently. */
async function recordUse(strapi: Core.Strapi, userId: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RECORD_INTERVAL_MS)
  const profile = await strapi.db.query(PROFILE).findOne({
    select: ['id'],
    where: {
      user: { id: userId },
      $or: [{ lastUsedAt: { $null: true } }, { lastUsedAt: { $lt: before } }],
    },
  })
  if (!profile) return
  await strapi.db.query(PROFILE).update({ where: { id: profile.id }, data: { lastUsedAt: now } })
}

/**
 * Stores the use of accounts by their sessions: at sign-in, and at every renewal of a token, which
 * happens for as long as the visitor returns.
 */
export function recordLastUse(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async afterCreate({ params }) {
      const { userId, origin } = params.data as StartedSession
      if (origin === 'users-permissions') await recordUse(strapi, Number(userId), new Date())
    },
  })
}
