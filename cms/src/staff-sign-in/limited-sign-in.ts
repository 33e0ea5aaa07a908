import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { SignInAttempt } from '@beursvloer/contract/accounts/sign-in-attempt'
import { limitKey } from '@beursvloer/contract/network/client-address'
import type { Core } from '@strapi/strapi'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import settings from '../../config/settings'
import { HttpError } from '../http/http-error'
import { beginAttempt } from '../sign-in-limits/password-attempt'
import { passCode, passwordHolder } from './sign-in-code'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of one attempt; with one byte to find it takes 256 attempts on average, about a second. */
const COST = 4000
const PREFIX = '00'
/** How long a challenge may be answered, in ms. */
const LIFETIME_MS = 10 * 60 * 1000
/** Maximum length of a proof, in characters. */
const MAX_PROOF_LENGTH = 4000

const hmacSignatureSecret = `staff sign-in:${settings.secrets.adminJwt}`

/** Work for a browser that wants to try a password of this account all the same. */
const staffChallenge = (email: string): Promise<Challenge> =>
  createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    keyPrefix: PREFIX,
    data: { key: randomUUID(), email },
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret,
  })

/**
 * The key of a proof that was given for this account, by which it counts once; null when it is none.
 * Never rejects.
 * @param sent JSON of challenge and solution, as ALTCHA has them
 */
async function staffProofKey(sent: string, email: string): Promise<string | null> {
  if (sent === '' || sent.length > MAX_PROOF_LENGTH) return null
  try {
    const { challenge, solution } = JSON.parse(sent) as Payload
    const data = challenge.parameters.data as { key?: string; email?: string } | undefined
    if (data?.email !== email) return null
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
    })
    return verified ? (data.key ?? null) : null
  } catch {
    return null
  }
}

/**
 * Marks a device on which a member of staff has signed in before; names neither account nor person.
 */
const STAFF_DEVICE_COOKIE = 'known-device'
const ID_BYTES = 16
/** How long a device is known after the last time, in ms: half a year. */
const KNOWN_MS = 182 * 24 * 60 * 60 * 1000

const signatureOf = (id: string, email: string): string =>
  createHmac('sha256', settings.secrets.adminJwt)
    .update(`${STAFF_DEVICE_COOKIE} ${id} ${email}`)
    .digest('base64url')

/** The device id of a cookie, if its signature (HMAC over id and account) is valid; else null. */
function staffDevice(cookie: string | undefined, email: string): string | null {
  const [id = '', signature = ''] = (cookie ?? '').split('.')
  const right = Buffer.from(signatureOf(id, email))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

/** The cookie of a device on which an account has just signed in, with its attributes. */
function newStaffDevice(email: string) {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const secure = settings.cmsUrl.startsWith('https:')
  const path = `${new URL(settings.cmsUrl).pathname.replace(/\/$/, '')}/admin`
  const options = { httpOnly: true, sameSite: 'strict', path, maxAge: KNOWN_MS, secure } as const
  return { value: `${id}.${signatureOf(id, email)}`, options }
}

/** Header with a proof of work; the panel sends it by itself (cms/src/admin/sign-in-proof.ts). */
const PROOF_HEADER = 'x-sign-in-proof'
const MESSAGE = 'Er is te vaak een verkeerd wachtwoord ingevuld. Wacht even en probeer het opnieuw.'

type Context = Parameters<Core.ControllerHandler>[0]
type Login = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

/** Whether the original action failed with a 4xx; other errors do not count as failed attempts. */
const isFailure = (error: unknown): boolean =>
  error instanceof Error && ['ApplicationError', 'ValidationError'].includes(error.name)

/** Begins an attempt; a refusal gets a Dutch message and, if a proof of work would help, a challenge. */
const begin = (strapi: Core.Strapi, email: string, attempt: SignInAttempt) =>
  beginAttempt(strapi, 'staff', email, attempt).catch(async (error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    const { status, details, retryAfter } = error
    const challenge = details.provable ? { challenge: await staffChallenge(email) } : {}
    throw new HttpError(status, MESSAGE, { details: { ...details, ...challenge }, retryAfter })
  })

const limited =
  (strapi: Core.Strapi, login: Login): Login =>
  async (ctx, next) => {
    const sent = (ctx.request.body ?? {}) as { email?: unknown; password?: unknown }
    const email = typeof sent.email === 'string' ? sent.email.trim().toLowerCase() : ''
    const device = staffDevice(ctx.cookies.get(STAFF_DEVICE_COOKIE, { signed: false }), email)
    const attempt = {
      device,
      sender: limitKey(ctx.request.ip),
      venue: false,
      proof: await staffProofKey(ctx.get(PROOF_HEADER), email),
    }
    const succeeded = await begin(strapi, email, attempt)
    try {
      await passCode(strapi, ctx, await passwordHolder(strapi, email, sent.password), device)
      await login(ctx, next)
    } catch (error) {
      if (!isFailure(error)) await succeeded()
      throw error
    }
    await succeeded()
    if (ctx.status !== 200) return
    const { value, options } = newStaffDevice(email)
    ctx.cookies.set(STAFF_DEVICE_COOKIE, value, { ...options, signed: false })
  }

/**
 * Limits failed sign-ins to the panel over all accounts, in place of Strapi's limit: that one
 * counts successes too, is reset by a restart, and lets one address try every account.
 */
export function limitStaffSignIn(strapi: Core.Strapi): void {
  strapi.get('controllers').extend('admin::authentication', (authentication: { login: Login }) => ({
    ...authentication,
    login: limited(strapi, authentication.login),
  }))
}
