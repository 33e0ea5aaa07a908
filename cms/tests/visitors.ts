/** Visitors with a registered and confirmed account. */
import { randomBytes } from 'node:crypto'
import type { Cms } from './harness.ts'

const USER = 'plugin::users-permissions.user'
const PROFILE = 'api::visitor-profile.visitor-profile'

export interface SignedInVisitor {
  readonly id: number
  readonly profile: number
  readonly email: string
  readonly badgeCode: string
  /** Bearer token of a session that began now, or at `signedInAt`. */
  readonly token: string
}

interface About {
  readonly email: string
  /** Null: the visitor signs in with a provider. */
  readonly password?: string | null
  readonly signedInAt?: Date
  /** Whether they agreed to the terms; registration asks for it, a provider does not. */
  readonly agreed?: boolean
  readonly profile?: object
}

/** Starts a session for an account. */
export async function startSession(
  { strapi }: Cms,
  user: number,
  loginAt = new Date(),
): Promise<string> {
  const sessions = strapi.sessionManager('users-permissions')
  const metadata = { loginAt: loginAt.toISOString(), deviceName: 'Firefox on Windows' }
  const device = randomBytes(4).toString('hex')
  const refresh = await sessions.generateRefreshToken(String(user), device, {
    type: 'refresh',
    metadata,
  })
  const access = await sessions.generateAccessToken(refresh.token)
  if (!('token' in access)) throw new Error('no access token')
  return access.token
}

/** Makes an account with a profile, and signs it in. */
export async function visitorNamed(cms: Cms, about: About): Promise<SignedInVisitor> {
  const { strapi } = cms
  const {
    email,
    password = 'een goed wachtwoord',
    signedInAt,
    profile = {},
    agreed = false,
  } = about
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  const user = await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username: randomBytes(8).toString('hex'),
      email,
      confirmed: true,
      role: role.id,
      provider: password === null ? 'openid' : 'local',
      ...(password !== null && { password }),
    })
  const badgeCode = randomBytes(16).toString('hex')
  const row = await strapi.db.query(PROFILE).create({
    data: { user: user.id, badgeCode, language: 'nl', registeredAt: new Date(), ...profile },
  })
  if (agreed)
    await strapi.db.query('api::consent.consent').create({
      data: {
        ...{ subject: 'terms', textVersion: '2026-11', givenAt: new Date(), email },
        ...{ source: '/registreren', profile: row.id },
      },
    })
  const token = await startSession(cms, user.id, signedInAt)
  return { id: user.id, profile: row.id, email, badgeCode, token }
}

/** Removes the accounts that tests left. */
export async function removeVisitors({ strapi }: Cms): Promise<void> {
  await strapi.db.query(PROFILE).deleteMany({})
  await strapi.db.query(USER).deleteMany({})
}
