import { RETURN_PARAMETER } from '@beursvloer/contract/accounts/paths'
import { HOUR_MS } from '@beursvloer/contract/durations'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { networkKey } from '@beursvloer/contract/network/client-address'
import { byId, signUpPagePath } from '@beursvloer/contract/page-addresses'
import type {
  FollowLinkAnswer,
  GuestAnswer,
  LinkedSignUp,
} from '@beursvloer/contract/sign-ups/answers'
import { SIGN_IN_LINK_PAGE } from '@beursvloer/contract/sign-ups/paths'
import { MAX_RESERVATIONS } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { readFair } from '../../fair/read-fair'
import { logSecurity } from '../../logging/security-log'
import { hashOf } from '../../mail/link-token'
import { queueMail } from '../../mail/outbox'
import { mayMail } from '../../mail/recipient-limit'
import { siteAddress } from '../../mail/site-address'
import { limitedHash } from '../../sign-in-limits/failure-limits'
import { readItem, type SignUpItem } from '../../sign-ups/item'
import { personOf } from '../../sign-ups/person'
import { refuse, SignUpRefused } from '../../sign-ups/refusals'
import { type Reservations, reservePlace } from '../../sign-ups/reserve'
import { signUp } from '../../sign-ups/sign-up'
import { equalizeTiming } from '../../transactions/equalize-timing'
import { withLock } from '../../transactions/with-lock'
import { findAccount, normaliseEmail, type UserRow } from '../accounts/account'
import { newLink } from '../accounts/links'
import { createSession } from '../accounts/sessions'
import { accountOf } from '../identity/account-of'
import { IdentityError } from '../identity/person'
import { guestMail, signInLinkMail } from './link-mails'

const LINKS = 'sign_in_links'

/** The address that places are reserved for, and the item. */
interface ReservedFor {
  /** Document id of the item. */
  readonly item: string
  readonly email: string
  /** IP address; null: it is not counted. */
  readonly sender: string | null
}

/** The columns that store the IP address of a link's request, for the lifetime of the link. */
const senderColumns = (sender: string | null) => ({
  sender: sender && limitedHash('hold', sender),
  network: sender && limitedHash('hold', networkKey(sender)),
})

/**
 * Ends the reservation of an address at an item, and counts the other reservations by unfollowed
 * links. All links count, with or without an account, so that the numbers do not reveal which
 * addresses have one.
 */
async function renewReservation(
  strapi: Core.Strapi,
  { item, email, sender }: ReservedFor,
  now: Date,
): Promise<Reservations> {
  const by = { item, email, ...senderColumns(sender) }
  const { held } = await strapi.db.transaction(async ({ trx }) => {
    await trx(LINKS).where({ item, email }).whereNotNull('held_until').update({ held_until: null })
    const counts = Object.entries(by).map(([column, value]) =>
      trx.raw('sum(case when ?? = ? then 1 else 0 end) as ??', [column, value ?? '', column]),
    )
    const found = trx(LINKS).whereNull('used_at').andWhere('held_until', '>', now)
    return { held: await found.first(counts) }
  })
  const count = (of: keyof typeof by) => Number(held?.[of] ?? 0)
  const isMost =
    Math.max(count('email'), count('sender')) >= MAX_RESERVATIONS.address ||
    count('network') >= MAX_RESERVATIONS.network
  return { ofItem: count('item'), isMost }
}

const LINK = 'api::sign-in-link.sign-in-link'
/** Provider of accounts created by link: no external provider. */
const PROVIDER = 'local'

interface Asked {
  readonly email: string
  readonly language: FormLanguage
  /** Page of the request. */
  readonly source: string
  /** Path of the site after signing in; the profile by default. */
  readonly to?: string | undefined
}

interface ForItem {
  readonly item: SignUpItem
  readonly key: string
  readonly sender: string | null
  /** Whether the same request was carried out before. */
  readonly isKnown: boolean
  /** End of a reservation; null without one. */
  readonly until: Date | null
  /** Whether a place is left for a sign-up that is confirmed now. */
  readonly free: boolean
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
 * Mails a link that signs in, and signs up for an item if one is given. For an address without an
 * account it makes one, except while registration is closed or when staff blocked the address. Only
 * the reader of the mailbox learns which case it was: the work is the same and is rolled back where
 * it does not apply. The same request sent again mails nothing.
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
  const canMail = await mayMail(strapi, 'sign-in-link', email, now)
  const isMailed = isOpen && !account?.user.blocked && canMail && !place?.isKnown
  const { token, hash, until } = newLink(now)
  const search = new URLSearchParams({ code: token, ...(to && { [RETURN_PARAMETER]: to }) })
  const url = `${siteAddress(SIGN_IN_LINK_PAGE, language)}?${search}`
  const content = place ? guestMail(language, url, place) : signInLinkMail(language, url)
  const data = { hash, email, until, language, source }
  // Stored even if no mail is sent: the row keeps the ticket and the place.
  await linksOf(strapi).create({ data: { ...data, ...(place && linkedColumns(place)) } })
  await equalizeTiming(strapi, isMailed, () =>
    queueMail(strapi, { purpose: 'sign-in-link', to: email, content }, now),
  )
}

const linkedColumns = ({ item, key, sender, until }: ForItem) => ({
  item: item.id,
  key,
  heldUntil: until,
  ...senderColumns(sender),
})

/**
 * Whether a ticket was used before, for the same address.
 * @throws SignUpRefused `used` for another one
 */
async function isTicketUsed(strapi: Core.Strapi, key: string, email: string): Promise<boolean> {
  const link: LinkRow | null = await linksOf(strapi).findOne({ where: { key } })
  if (link && link.email !== email) throw refuse('used')
  return link !== null
}

/** Mails a link to sign in with, beside the password; reveals nothing about the address. */
export const sendSignInLink = (strapi: Core.Strapi, asked: Asked, now: Date): Promise<void> =>
  withLock(strapi, 'records', () => mailLink(strapi, asked, null, now))

/**
 * A sign-up request without a session: the ticket of its form, and the IP address where it is
 * counted.
 */
type Guest = Asked & Pick<ForItem, 'key' | 'sender'> & { readonly item: string }

/**
 * Reserves a place for a signed-out visitor, and mails the link that confirms it.
 * @throws SignUpRefused for reasons that hold for every visitor
 */
export const reserveForGuest = (
  strapi: Core.Strapi,
  { item: id, key, sender, ...asked }: Guest,
  now: Date,
): Promise<GuestAnswer> =>
  withLock(strapi, 'records', async () => {
    const { language, source } = asked
    const email = normaliseEmail(asked.email)
    const isKnown = await isTicketUsed(strapi, key, email)
    const others = await renewReservation(strapi, { item: id, email, sender }, now)
    const person = { email, name: '', visitor: null, language, source }
    const held = await reservePlace(strapi, person, id, others, now)
    const item = await readItem(strapi, id)
    const until = held.until === null ? null : new Date(held.until)
    if (item)
      await mailLink(
        strapi,
        { ...asked, to: signUpPagePath(byId(item)) },
        { item, key, sender, isKnown, until, free: held.free },
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

/**
 * Signs up for the item that a link was mailed for; after a refusal the visitor stays signed in.
 */
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

/** Retention of an expired link: as long as its ticket is valid. */
const KEPT_MS = 12 * HOUR_MS

/** Deletes expired links. */
export const deleteOldLinks = (strapi: Core.Strapi, now: Date): Promise<unknown> =>
  linksOf(strapi).deleteMany({ where: { until: { $lt: new Date(now.getTime() - KEPT_MS) } } })
