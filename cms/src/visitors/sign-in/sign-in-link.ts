import { RETURN_PARAMETER } from '@beursvloer/contract/accounts/paths'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { byId, signUpPagePath } from '@beursvloer/contract/page-addresses'
import type {
  FollowLinkAnswer,
  GuestAnswer,
  LinkedSignUp,
} from '@beursvloer/contract/sign-ups/answers'
import { SIGN_IN_LINK_PAGE } from '@beursvloer/contract/sign-ups/paths'
import type { Core } from '@strapi/strapi'
import { readFair } from '../../fair/read-fair'
import { logSecurity } from '../../logging/security-log'
import { hashOf } from '../../mail/link-token'
import { queueMail } from '../../mail/outbox'
import { mayMail } from '../../mail/recipient-limit'
import { siteAddress } from '../../mail/site-address'
import { holdPlace } from '../../sign-ups/hold'
import { readItem, type SignUpItem } from '../../sign-ups/item'
import { personOf } from '../../sign-ups/person'
import { SignUpRefused } from '../../sign-ups/refusals'
import { signUp } from '../../sign-ups/sign-up'
import { equalizeTiming } from '../../transactions/equalize-timing'
import { withLock } from '../../transactions/with-lock'
import { findAccount, normaliseEmail, type UserRow } from '../accounts/account'
import { newLink } from '../accounts/links'
import { createSession } from '../accounts/sessions'
import { accountOf } from '../identity/account-of'
import { IdentityError } from '../identity/person'
import { guestMail, signInLinkMail } from './link-mails'

const LINK = 'api::sign-in-link.sign-in-link'
/** Provider of accounts created by link: no external provider. */
const PROVIDER = 'local'

interface Asked {
  readonly email: string
  readonly language: FormLanguage
  /** Page on which it was asked. */
  readonly source: string
  /** Path of the site to go on to after signing in; to the profile when absent. */
  readonly to?: string | undefined
}

interface ForItem {
  readonly item: SignUpItem
  readonly key: string
  /** Until when a place is kept; null when none is. */
  readonly until: Date | null
}

interface LinkRow extends Omit<Asked, 'to'> {
  readonly id: number
  readonly until: string
  readonly usedAt: string | null
  readonly item: string | null
  readonly key: string | null
}

const linksOf = (strapi: Core.Strapi) => strapi.db.query(LINK)

/**
 * Mails a link that signs in, and signs up for an item where one is meant. For an address without an
 * account it makes one; not while visitors cannot register, nor for one that staff blocked, and nobody
 * but who reads that mail learns which it was: the same is done, and undone where it is not meant. The
 * same request sent again mails nothing.
 */
async function mailLink(
  strapi: Core.Strapi,
  { email: typed, language, source, to }: Asked,
  place: ForItem | null,
  now: Date,
): Promise<void> {
  const email = normaliseEmail(typed)
  const account = await findAccount(strapi, email)
  const { edition } = await readFair(strapi, language)
  const isOpen = account?.user.confirmed ? !account.user.blocked : edition.registrationOpen
  const isKnown = place !== null && (await linksOf(strapi).count({ where: { key: place.key } })) > 0
  const canMail = await mayMail(strapi, 'sign-in-link', email, now)
  const isMeant = isOpen && !account?.user.blocked && canMail && !isKnown
  const { token, hash, until } = newLink(now)
  const search = new URLSearchParams({ code: token, ...(to && { [RETURN_PARAMETER]: to }) })
  const url = `${siteAddress(SIGN_IN_LINK_PAGE, language)}?${search}`
  const content = place ? guestMail(language, url, place) : signInLinkMail(language, url)
  await equalizeTiming(strapi, isMeant, async () => {
    const data = { hash, email, until, language, source }
    const { item, key } = place ?? {}
    await linksOf(strapi).create({ data: { ...data, item: item?.id ?? null, key: key ?? null } })
    await queueMail(strapi, { purpose: 'sign-in-link', to: email, content }, now)
  })
}

/** Mails a link to sign in with, beside the password; reveals nothing about the address. */
export const sendSignInLink = (strapi: Core.Strapi, asked: Asked, now: Date): Promise<void> =>
  withLock(strapi, 'records', () => mailLink(strapi, asked, null, now))

/**
 * Keeps a place for somebody signed out, and mails the link that makes it theirs.
 * @throws SignUpRefused for what is true for everybody
 */
export const holdForGuest = (
  strapi: Core.Strapi,
  { item: id, key, ...asked }: Asked & { readonly item: string; readonly key: string },
  now: Date,
): Promise<GuestAnswer> =>
  withLock(strapi, 'records', async () => {
    const { language, source } = asked
    const email = normaliseEmail(asked.email)
    const held = await holdPlace(
      strapi,
      { email, name: '', visitor: null, language, source },
      id,
      now,
    )
    const item = await readItem(strapi, id)
    const until = held.until === null ? null : new Date(held.until)
    if (item)
      await mailLink(
        strapi,
        { ...asked, to: signUpPagePath(byId(item)) },
        { item, key, until },
        now,
      )
    return held
  })

/** The account of an address that a link has proven; made where there was none. */
async function accountBehind(strapi: Core.Strapi, { email, language }: LinkRow, now: Date) {
  const before = await findAccount(strapi, email)
  const person = { provider: PROVIDER, email, firstName: '', lastName: '' }
  const user = await accountOf(strapi, person, language, now)
  return { user, isNew: before?.user.id !== user.id }
}

/** Signs up for the item that a link was mailed for; a refusal leaves who followed it signed in. */
async function signUpByLink(
  strapi: Core.Strapi,
  { item, key, language, source }: LinkRow,
  user: UserRow,
  now: Date,
): Promise<LinkedSignUp | null> {
  if (item === null) return null
  const person = await personOf(strapi, user, { language, source })
  const change = { cause: 'link-followed', key: key ?? '', now } as const
  try {
    return { item, signUp: await signUp(strapi, person, { item }, change) }
  } catch (error) {
    if (!(error instanceof SignUpRefused)) throw error
    return { item, refusal: error.refusal }
  }
}

interface Following {
  readonly code: string
  readonly userAgent: string
}

/** Follows a link: once, within its hour (requirements 17.5). */
export const followSignInLink = (
  strapi: Core.Strapi,
  { code, userAgent }: Following,
  now: Date,
): Promise<FollowLinkAnswer> =>
  withLock(strapi, 'records', async () => {
    const link: LinkRow | null = await linksOf(strapi).findOne({ where: { hash: hashOf(code) } })
    if (!link || link.usedAt !== null || new Date(link.until) <= now) {
      logSecurity(strapi, 'token-refused', { token: 'link to sign in' })
      return { outcome: 'unknown' }
    }
    try {
      const { user, isNew } = await accountBehind(strapi, link, now)
      if (user.blocked) return { outcome: 'blocked' }
      await linksOf(strapi).update({ where: { id: link.id }, data: { usedAt: now } })
      const signUpOfLink = await signUpByLink(strapi, link, user, now)
      const session = await createSession(strapi, user, userAgent)
      return { outcome: 'signed-in', ...session, isNew, signUp: signUpOfLink }
    } catch (error) {
      if (error instanceof IdentityError) return { outcome: 'closed' }
      throw error
    }
  })

/** Deletes links that nobody can follow any more. */
export const deleteOldLinks = (strapi: Core.Strapi, now: Date): Promise<unknown> =>
  linksOf(strapi).deleteMany({ where: { until: { $lt: now } } })
