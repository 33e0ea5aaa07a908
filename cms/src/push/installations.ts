import { timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@beursvloer/contract/durations'
import type { InstallationState, RegisteredInstallation } from '@beursvloer/contract/push/answers'
import type {
  ChangeInstallation,
  OfInstallation,
  RegisterInstallation,
  RenewInstallation,
  SubscribeInstallation,
} from '@beursvloer/contract/push/requests'
import {
  DEFAULT_PUSH_PREFERENCES,
  INSTALLATION_TOKEN_MS,
  type PushPreferences,
} from '@beursvloer/contract/push/terms'
import type { Core } from '@strapi/strapi'
import { hashOf, newToken } from '../mail/link-token'
import { deleteWhere } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'
import { newPushId } from './queue'
import { refusePush } from './refusals'
import { countRegistration } from './register-limit'
import { DELIVERY, INSTALLATION, type InstallationRow, installationsOf, SAVED_ITEM } from './rows'
import { serviceOf } from './services'
import { vapidKeys } from './vapid'

/** Maximum of installations, of all visitors together, and of one account. */
const MAX_INSTALLATIONS = 200_000
const MAX_PER_ACCOUNT = 20

/** Id of the account that makes the call; undefined: a guest. */
type Account = number | undefined

const isSame = (hash: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(token)))

const columnsOf = ({ kinds, quiet }: PushPreferences) => ({
  tellChanges: kinds.changes,
  tellPlace: kinds.place,
  tellSoon: kinds.soon,
  tellStands: kinds.stands,
  tellNews: kinds.news,
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
})

/** The preferences of a device. */
export const preferencesOf = (row: InstallationRow): PushPreferences => ({
  kinds: {
    changes: row.tellChanges,
    place: row.tellPlace,
    soon: row.tellSoon,
    stands: row.tellStands ?? false,
    news: row.tellNews,
  },
  quiet: row.quietFrom && row.quietUntil ? { from: row.quietFrom, until: row.quietUntil } : null,
})

/** Columns of a device without a subscription. */
const NO_SUBSCRIPTION = {
  endpoint: null,
  endpointHash: null,
  service: null,
  deviceKey: null,
  authSecret: null,
  pushToken: null,
  subscribedAt: null,
  provenAt: null,
}

const stateOf = (row: InstallationRow): InstallationState => ({
  language: row.language,
  preferences: preferencesOf(row),
  isLinked: row.visitor !== null,
  subscription:
    row.pushToken && row.subscribedAt
      ? { pushToken: row.pushToken, storedAt: new Date(row.subscribedAt).toISOString() }
      : null,
  publicKey: vapidKeys().publicKey,
})

/** Ends the least recently used devices of an account, beyond the maximum. */
async function endSurplus(strapi: Core.Strapi, visitor: number): Promise<void> {
  const rows: Pick<InstallationRow, 'id'>[] = await installationsOf(strapi).findMany({
    select: ['id'],
    where: { visitor },
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    offset: MAX_PER_ACCOUNT,
  })
  await deleteInstallations(strapi, { id: { $in: rows.map(({ id }) => id) } })
}

/**
 * Makes room for a new device: deletes the least recently seen one without account to which nothing
 * was ever sent.
 * @throws HttpError 409 `full`
 */
async function makeRoom(strapi: Core.Strapi): Promise<void> {
  if ((await installationsOf(strapi).count()) < MAX_INSTALLATIONS) return
  const unproven: Pick<InstallationRow, 'id'> | null = await installationsOf(strapi).findOne({
    select: ['id'],
    where: { provenAt: { $null: true }, visitor: { $null: true } },
    orderBy: { seenAt: 'asc' },
  })
  if (!unproven) throw refusePush('full')
  await deleteInstallations(strapi, { id: unproven.id })
}

/** Registers a device. @throws HttpError 409 `full`, 429 for too many of one address or network */
export async function registerInstallation(
  strapi: Core.Strapi,
  { body: { language, sender }, account, now }: Asking<RegisterInstallation>,
): Promise<RegisteredInstallation> {
  if (sender && account === undefined) await countRegistration(strapi, sender, now)
  return withLock(strapi, 'push', async () => {
    await makeRoom(strapi)
    const [id, token, refreshToken] = [newPushId(), newToken(), newToken()]
    const tokenEndsAt = new Date(now.getTime() + INSTALLATION_TOKEN_MS)
    await installationsOf(strapi).create({
      data: {
        ...columnsOf(DEFAULT_PUSH_PREFERENCES),
        installationId: id,
        tokenHash: hashOf(token),
        tokenEndsAt,
        refreshHash: hashOf(refreshToken),
        visitor: account ?? null,
        language,
        registeredAt: now,
        seenAt: now,
      },
    })
    if (account !== undefined) await endSurplus(strapi, account)
    const { publicKey } = vapidKeys()
    return { id, refreshToken, token, endsAt: tokenEndsAt.toISOString(), publicKey }
  })
}

async function installationOf(strapi: Core.Strapi, installationId: string) {
  const row: InstallationRow | null = await installationsOf(strapi).findOne({
    where: { installationId },
  })
  if (!row) throw refusePush('no-installation')
  return row
}

/**
 * Gives a device a new access token; the last one ends.
 * @throws HttpError 409 `no-installation` or `wrong-token`
 */
export async function renewInstallation(
  strapi: Core.Strapi,
  { id, refreshToken }: RenewInstallation,
  now: Date,
): Promise<Pick<RegisteredInstallation, 'token' | 'endsAt' | 'publicKey'>> {
  const row = await installationOf(strapi, id)
  if (!isSame(row.refreshHash, refreshToken)) throw refusePush('wrong-token')
  const token = newToken()
  const tokenEndsAt = new Date(now.getTime() + INSTALLATION_TOKEN_MS)
  await installationsOf(strapi).update({
    where: { id: row.id },
    data: { tokenHash: hashOf(token), tokenEndsAt, seenAt: now },
  })
  return { token, endsAt: tokenEndsAt.toISOString(), publicKey: vapidKeys().publicKey }
}

/** Deletes a device's own saved items and ends its queued messages: its owner changed. */
async function forgetOwner(strapi: Core.Strapi, { id }: InstallationRow): Promise<void> {
  await deleteWhere(strapi, SAVED_ITEM, { installation: id })
  await strapi.db
    .query(DELIVERY)
    .updateMany({ where: { installation: id, state: 'waiting' }, data: { state: 'ended' } })
}

/**
 * Authenticates a device. It belongs to the signed-in user from then on; its own saved entries are
 * deleted, as the account's count.
 * @throws HttpError 409 `no-installation`, `wrong-token` or `token-ended`
 */
async function authenticate(
  strapi: Core.Strapi,
  { id, token }: OfInstallation,
  account: Account,
  now: Date,
): Promise<InstallationRow> {
  const row = await installationOf(strapi, id)
  if (!isSame(row.tokenHash, token)) throw refusePush('wrong-token')
  if (new Date(row.tokenEndsAt) <= now) throw refusePush('token-ended')
  const isLinking = account !== undefined && row.visitor !== account
  const isSeen = now.getTime() - new Date(row.seenAt).getTime() < DAY_MS
  if (!isLinking && isSeen) return row
  const linked: InstallationRow = await installationsOf(strapi).update({
    where: { id: row.id },
    data: { seenAt: now, ...(isLinking && { visitor: account }) },
  })
  if (isLinking) {
    await forgetOwner(strapi, row)
    await endSurplus(strapi, account)
  }
  return linked
}

/** The context of a call about a device. */
interface Asking<Body = OfInstallation> {
  readonly body: Body
  readonly account: Account
  readonly now: Date
}

/** Changes the calling device, and returns its new state. */
const withInstallation = <Body extends OfInstallation>(
  strapi: Core.Strapi,
  { body, account, now }: Asking<Body>,
  work: (row: InstallationRow) => Promise<object>,
): Promise<InstallationState> =>
  withLock(strapi, 'push', async () => {
    const row = await authenticate(strapi, body, account, now)
    const data = await work(row)
    if (Object.keys(data).length === 0) return stateOf(row)
    return stateOf(await installationsOf(strapi).update({ where: { id: row.id }, data }))
  })

/** The state of a device. */
export const readInstallation = (strapi: Core.Strapi, asking: Asking): Promise<InstallationState> =>
  withInstallation(strapi, asking, async () => ({}))

/** A device's notification choices, as columns; its own saved entries are stored separately. */
async function choicesOf(
  strapi: Core.Strapi,
  row: InstallationRow,
  { language, preferences, saved }: Omit<ChangeInstallation, 'id' | 'token'>,
  now: Date,
): Promise<object> {
  if (saved && row.visitor === null) {
    await deleteWhere(strapi, SAVED_ITEM, { installation: row.id })
    for (const item of new Set(saved))
      await strapi.db
        .query(SAVED_ITEM)
        .create({ data: { subject: `${row.id}:${item}`, installation: row.id, item } })
  }
  const asksNews = preferences?.kinds.news
  return {
    ...(language && { language }),
    ...(preferences && columnsOf(preferences)),
    ...(asksNews === true && !row.tellNews && { newsSince: now }),
    ...(asksNews === false && { newsSince: null }),
  }
}

/** Changes the notification choices of a device. */
export const changeInstallation = (
  strapi: Core.Strapi,
  asking: Asking<ChangeInstallation>,
): Promise<InstallationState> =>
  withInstallation(strapi, asking, (row) => choicesOf(strapi, row, asking.body, asking.now))

/**
 * Stores the subscription of a device. Another installation that had it is the same device, from before.
 * @throws HttpError 409 `unknown-service`
 */
export const subscribeInstallation = (
  strapi: Core.Strapi,
  asking: Asking<SubscribeInstallation>,
): Promise<InstallationState> =>
  withInstallation(strapi, asking, async (row) => {
    const { endpoint, keys } = asking.body.subscription
    const service = serviceOf(endpoint)
    if (!service) throw refusePush('unknown-service')
    const endpointHash = hashOf(endpoint)
    await deleteInstallations(strapi, { endpointHash, id: { $ne: row.id } })
    const isSameOne = row.endpointHash === endpointHash && row.authSecret === keys.auth
    return {
      ...(await choicesOf(strapi, row, asking.body, asking.now)),
      endpoint,
      endpointHash,
      service,
      ...{ deviceKey: keys.p256dh, authSecret: keys.auth },
      pushToken: isSameOne && row.pushToken ? row.pushToken : newPushId(),
      subscribedAt: asking.now,
      provenAt: isSameOne ? row.provenAt : null,
    }
  })

/** Deletes the subscription of a device: nothing is sent to it any more. */
export const unsubscribeInstallation = (
  strapi: Core.Strapi,
  asking: Asking,
): Promise<InstallationState> => withInstallation(strapi, asking, async () => NO_SUBSCRIPTION)

/** Parts a device from its account. */
export const unlinkInstallation = (
  strapi: Core.Strapi,
  asking: Asking,
): Promise<InstallationState> =>
  withInstallation(strapi, { ...asking, account: undefined }, async (row) => {
    await forgetOwner(strapi, row)
    return { visitor: null }
  })

/** Deletes a device with its data. */
export const removeInstallation = (strapi: Core.Strapi, { body, now }: Asking): Promise<void> =>
  withLock(strapi, 'push', async () => {
    const { id } = await authenticate(strapi, body, undefined, now)
    await deleteInstallations(strapi, { id })
  })

/** Deletes devices by a condition, with their waiting deliveries. */
export async function deleteInstallations(strapi: Core.Strapi, where: object): Promise<number> {
  const rows: { id: number }[] = await installationsOf(strapi).findMany({ select: ['id'], where })
  if (rows.length === 0) return 0
  const ids = { $in: rows.map(({ id }) => id) }
  await deleteWhere(strapi, SAVED_ITEM, { installation: ids })
  // Sent deliveries stay for the counts: without the installation they identify no one.
  await strapi.db
    .query(DELIVERY)
    .updateMany({ where: { installation: ids, state: 'waiting' }, data: { state: 'gone' } })
  return deleteWhere(strapi, INSTALLATION, { id: ids })
}
