import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import type { VisitorSeed } from '../types-visitors.ts'
import { documentIdOf } from './document-ids.ts'

const USER = 'plugin::users-permissions.user'
const PROFILE = 'api::visitor-profile.visitor-profile'
const CONSENT = 'api::consent.consent'

/** Version of the texts that they agreed to. */
const TEXT_VERSION = '2026-11'

/** The values that all of them share. */
interface Shared {
  readonly role: number
  /** Hash of a random password that is not kept; one for all, for hashing is slow. */
  readonly password: string
  readonly now: Date
}

const REASON =
  'Registreerde zich onder de naam van iemand anders; in overleg met die persoon geblokkeerd.'

async function store(
  strapi: Core.Strapi,
  visitor: VisitorSeed,
  { role, password, now }: Shared,
): Promise<void> {
  const { email, state, daysAgo, minutesAgo, newsletter, accessibility, ...said } = visitor
  const registeredAt = new Date(now.getTime() - daysAgo * DAY_MS - (minutesAgo + 60) * MINUTE_MS)
  const isConfirmed = state !== 'pending'
  const confirmedAt = isConfirmed ? new Date(registeredAt.getTime() + 12 * MINUTE_MS) : null
  const blockedAt = new Date(registeredAt.getTime() + 30 * MINUTE_MS).toISOString()
  const user = await strapi.db.query(USER).create({
    data: {
      username: `visitor-${randomUUID()}`,
      email,
      provider: 'local',
      password,
      confirmed: isConfirmed,
      blocked: state === 'blocked',
      role,
      publishedAt: now,
    },
  })
  const profile = await strapi.db.query(PROFILE).create({
    data: {
      ...said,
      documentId: documentIdOf('visitor-profile', email),
      user: user.id,
      accessibility: accessibility ?? null,
      badgeCode: randomBytes(16).toString('base64url'),
      source: '/registreren',
      registeredAt,
      confirmedAt,
      lastUsedAt: confirmedAt,
      history:
        state === 'blocked'
          ? [{ at: blockedAt, by: 'Demobeurs', what: 'blocked', reason: REASON }]
          : [],
    },
  })
  const subjects = ['terms', ...(newsletter ? ['newsletter'] : [])]
  for (const subject of subjects)
    await strapi.db.query(CONSENT).create({
      data: {
        subject,
        textVersion: TEXT_VERSION,
        givenAt: registeredAt,
        source: '/registreren',
        email,
        profile: profile.id,
      },
    })
}

/**
 * Gives the demo fair visitors with accounts, unless somebody has an account with that address. They
 * are not content: no document service, no content version.
 * @returns how many were made
 */
export async function seedVisitors(
  strapi: Core.Strapi,
  visitors: readonly VisitorSeed[],
): Promise<number> {
  const present: { email: string }[] = await strapi.db.query(USER).findMany({ select: ['email'] })
  const known = new Set(present.map(({ email }) => email))
  const missing = visitors.filter(({ email }) => !known.has(email))
  if (missing.length === 0) return 0
  const { id: role } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  const { password } = await strapi
    .plugin('users-permissions')
    .service('user')
    .ensureHashedPasswords({ password: randomBytes(32).toString('base64url') })
  const shared = { role, password, now: new Date() }
  await strapi.db.transaction(async () => {
    for (const visitor of missing) await store(strapi, visitor, shared)
  })
  return missing.length
}
