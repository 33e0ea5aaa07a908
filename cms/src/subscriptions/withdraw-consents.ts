import type { Core } from '@strapi/strapi'

const CONSENT = 'api::consent.consent'

/** Stores the withdrawal of current consents; by ids, for an update cannot follow relations. */
export async function withdrawConsents(
  strapi: Core.Strapi,
  where: object,
  now: Date,
): Promise<void> {
  const consents = strapi.db.query(CONSENT)
  const rows: { id: number }[] = await consents.findMany({
    select: ['id'],
    where: { $and: [where, { withdrawnAt: { $null: true } }] },
  })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await consents.updateMany({ where: { id: { $in: ids } }, data: { withdrawnAt: now } })
}
