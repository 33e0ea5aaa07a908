import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { Secret, TOTP } from 'otpauth'
import { HttpError } from '../http/http-error'
import { logSecurity } from '../logging/security-log'
import { consume, type RateLimit, refund } from '../sign-in-limits/failure-limits'

const TWO_FACTOR = 'api::two-factor.two-factor'
const TABLE = 'two_factors'
const STAFF = 'admin::user'

/** Wrong codes of a member of staff; from each device on which they have signed in apart. */
const WRONG_CODES: RateLimit = { count: 5, seconds: 15 * 60 }
/** Codes of the steps before and after the current one count too: clocks differ (RFC 6238, 5.2). */
const WINDOW = 1
const RECOVERY_CODES = 10
/** 80 bits: too many to try, so that a hash without a key hides them. */
const RECOVERY_CODE_BYTES = 10

/** The panel recognises a missing or wrong code by this (cms/src/admin/sign-in-code.ts). */
const CODE = 'SignInCodeError'
const TEXTS = {
  missing: 'Vul ook de code van uw app in, of een herstelcode.',
  wrong: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in uw app.',
  tooMany: 'Er is te vaak een verkeerde code ingevuld. Wacht even en probeer het opnieuw.',
  isOn: 'Tweestapsverificatie staat al aan. Schakel die eerst uit.',
}

interface Row {
  readonly staff: number
  /** The key, encrypted by that of the installation. */
  readonly sealed: string
  /** Null until a first code has shown that the app has the key. */
  readonly confirmedAt: Date | string | null
  /** The step of the last used code: it counts once, and so do those before it. */
  readonly lastStep: number
  /** Hashes of those left, with spaces between them. */
  readonly recoveryCodes: string | null
}

const queryOf = (strapi: Core.Strapi) => strapi.db.query(TWO_FACTOR)
const tableOf = (strapi: Core.Strapi) => strapi.db.connection(TABLE)
const rowOf = (strapi: Core.Strapi, staff: number): Promise<Row | null> =>
  queryOf(strapi).findOne({ where: { staff } })
const hashesOf = ({ recoveryCodes }: Row): string[] => recoveryCodes?.split(' ') ?? []
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Since when each of these members of staff signs in with a second factor, by id; all by default. */
export async function confirmedSince(
  strapi: Core.Strapi,
  staff?: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const where = { confirmedAt: { $notNull: true }, ...(staff && { staff: { $in: staff } }) }
  const rows: Row[] = await queryOf(strapi).findMany({ where })
  return new Map(rows.map((row) => [row.staff, new Date(row.confirmedAt ?? 0).toISOString()]))
}

/** Whether a member of staff signs in with a second factor. */
export const hasTwoFactor = async (strapi: Core.Strapi, staff: number): Promise<boolean> =>
  (await confirmedSince(strapi, [staff])).has(staff)

/** How many recovery codes a member of staff has left. */
export async function recoveryCodesLeft(strapi: Core.Strapi, staff: number): Promise<number> {
  const row = await rowOf(strapi, staff)
  return row ? hashesOf(row).filter(Boolean).length : 0
}

/**
 * Makes a key that counts once it is confirmed; an earlier one that was not is forgotten.
 * @param issuer the name of the fair, which the app shows
 * @returns the key in base 32, and its address for a QR code
 * @throws HttpError 409 when there is a second factor already
 */
export async function beginTwoFactor(
  strapi: Core.Strapi,
  { id: staff, email }: { readonly id: number; readonly email: string },
  issuer: string,
) {
  if (await hasTwoFactor(strapi, staff)) throw new HttpError(409, TEXTS.isOn)
  const totp = new TOTP({ issuer, label: email })
  const sealed = strapi.service('admin::encryption').encrypt(totp.secret.base32)
  await queryOf(strapi).deleteMany({ where: { staff, confirmedAt: null } })
  await queryOf(strapi).create({ data: { staff, sealed, lastStep: 0 } })
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** The step of a code of the app; null when it is none, or the key cannot be opened. */
function stepOf(strapi: Core.Strapi, { sealed }: Row, code: string): number | null {
  const secret: string | null = strapi.service('admin::encryption').decrypt(sealed)
  if (secret === null) return null
  const totp = new TOTP({ secret })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Uses a code of the app, once; of requests at the same moment one succeeds. */
async function takeStep(strapi: Core.Strapi, row: Row, code: string, more = {}): Promise<boolean> {
  const step = stepOf(strapi, row, code)
  if (step === null) return false
  const { staff, sealed } = row
  const changed = await tableOf(strapi)
    .where({ staff, sealed })
    .where('last_step', '<', step)
    .update({ last_step: step, ...more })
  return changed > 0
}

/** Uses a recovery code, once. */
async function takeRecoveryCode(strapi: Core.Strapi, row: Row, code: string): Promise<boolean> {
  const { staff, recoveryCodes } = row
  const left = hashesOf(row).filter((hash) => hash !== hashOf(code))
  if (left.length === hashesOf(row).length) return false
  const changed = await tableOf(strapi)
    .where({ staff, recovery_codes: recoveryCodes })
    .update({ recovery_codes: left.join(' ') })
  return changed > 0
}

/** Counts a code as wrong until it turns out to be right, so that those of one moment are limited too. */
async function limited(
  strapi: Core.Strapi,
  of: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const limit = { kind: 'staff code', of, rule: WRONG_CODES }
  const retryAfter = await consume(strapi, limit, Date.now())
  if (retryAfter > 0) {
    logSecurity(strapi, 'limit-hit', { signingIn: 'staff' })
    throw new HttpError(429, TEXTS.tooMany, { retryAfter })
  }
  if (!(await isRight())) {
    logSecurity(strapi, 'staff-sign-in-failed')
    throw new HttpError(403, TEXTS.wrong, { code: CODE })
  }
  await refund(strapi, limit)
}

/** A code as people type it: `123 456`, `abcd-efgh-…`. */
const written = (code: unknown): string =>
  typeof code === 'string' ? code.replaceAll(/[\s-]/g, '').toUpperCase() : ''

/**
 * Uses a code of the app, or a recovery code, of a confirmed second factor.
 * @param device on which they have signed in before, or null
 * @throws HttpError 403 when it is missing, wrong or used, 429 after too many wrong ones
 */
export async function takeCode(
  strapi: Core.Strapi,
  staff: number,
  sent: unknown,
  device: string | null = null,
): Promise<void> {
  const code = written(sent)
  const row = await rowOf(strapi, staff)
  if (code === '' || !row?.confirmedAt) throw new HttpError(403, TEXTS.missing, { code: CODE })
  const take = /^\d{6}$/.test(code) ? takeStep : takeRecoveryCode
  await limited(strapi, `${staff} ${device ?? ''}`, () => take(strapi, row, code))
}

/** New recovery codes and what is stored of them. */
function newRecoveryCodes() {
  const codes = Array.from(
    { length: RECOVERY_CODES },
    () => new Secret({ size: RECOVERY_CODE_BYTES }).base32,
  )
  return { codes, stored: codes.map(hashOf).join(' ') }
}

/**
 * Confirms a key by the first code of the app: from now on signing in takes a code.
 * @returns recovery codes, which nobody can read again
 * @throws HttpError as `takeCode`
 */
export async function confirmTwoFactor(
  strapi: Core.Strapi,
  staff: number,
  sent: unknown,
): Promise<string[]> {
  const row = await rowOf(strapi, staff)
  if (!row || row.confirmedAt) throw new HttpError(409, TEXTS.isOn)
  const code = written(sent)
  const { codes, stored } = newRecoveryCodes()
  const confirmed = { confirmed_at: new Date(), recovery_codes: stored }
  await limited(strapi, `${staff} `, () => takeStep(strapi, row, code, confirmed))
  return codes
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(strapi: Core.Strapi, staff: number): Promise<string[]> {
  const { codes, stored } = newRecoveryCodes()
  await tableOf(strapi).where({ staff }).update({ recovery_codes: stored })
  return codes
}

/** Takes a second factor away; signing in takes the password alone. */
export async function removeTwoFactor(strapi: Core.Strapi, staff: number): Promise<void> {
  await queryOf(strapi).deleteMany({ where: { staff } })
}

/** Deletes second factors with the accounts of their owners. */
export function forgetWithStaff(strapi: Core.Strapi): void {
  const forget = async () => {
    const { tableName } = strapi.db.metadata.get(STAFF)
    const left = strapi.db.connection(tableName).select('id')
    await tableOf(strapi).whereNotIn('staff', left).delete()
  }
  strapi.db.lifecycles.subscribe({
    models: [STAFF],
    afterDelete: forget,
    afterDeleteMany: forget,
  })
}
