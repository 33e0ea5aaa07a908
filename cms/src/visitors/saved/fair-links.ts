import { randomBytes } from 'node:crypto'
import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import {
  FAIR_LINK_BYTES,
  type FairLinkChange,
  type FairLinkKind,
  type FollowFairLink,
  type LinkedFair,
  type OwnFairLinks,
} from '@beursvloer/contract/fair-links'
import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { hashOf } from '../../mail/link-token'
import { ownMeetingsOf } from '../../meetings/views'
import { ownSignUpsOf } from '../../sign-ups/own-sign-ups'
import { deleteWhere } from '../../transactions/delete-where'
import { withLock } from '../../transactions/with-lock'
import { savedEntriesOf } from './saved-entries'

const FAIR_LINK = 'api::fair-link.fair-link'
const USER = 'plugin::users-permissions.user'

interface UserRow {
  readonly email: string
  readonly blocked: boolean
}

interface Row {
  readonly id: number
  /** Hash of the token, by which a link is found. */
  readonly token: string
  /** The token, encrypted by the key of the installation: its visitor sees it again. */
  readonly sealed: string | null
  readonly visitor: number
  readonly kind: FairLinkKind
}

const queryOf = (strapi: Core.Strapi) => strapi.db.query(FAIR_LINK)

/** The stored hash of a token, so that the database alone does not reveal a link. */
const storedOf = (strapi: Core.Strapi, token: string) => ({
  token: hashOf(token),
  sealed: strapi.service('admin::encryption').encrypt(token),
})

/** Hides the tokens that earlier versions stored as they are. */
export async function sealLinks(strapi: Core.Strapi): Promise<void> {
  const open: Row[] = await queryOf(strapi).findMany({ where: { sealed: null } })
  for (const { id, token } of open)
    await queryOf(strapi).update({ where: { id }, data: storedOf(strapi, token) })
}

/** The tokens of a visitor's links. */
export async function linksOf(strapi: Core.Strapi, visitor: number): Promise<OwnFairLinks> {
  const rows: Row[] = await queryOf(strapi).findMany({ where: { visitor } })
  const tokenOf = (kind: FairLinkKind) => {
    const sealed = rows.find((row) => row.kind === kind)?.sealed
    return sealed ? strapi.service('admin::encryption').decrypt(sealed) : null
  }
  return { calendar: tokenOf('calendar'), share: tokenOf('share') }
}

/**
 * Replaces a link by a new one, or deletes it; the former link stops working.
 * @throws CommitError when it was not stored
 */
export const changeLink = (
  strapi: Core.Strapi,
  visitor: number,
  { kind, change }: Pick<FairLinkChange, 'kind' | 'change'>,
): Promise<OwnFairLinks> =>
  withLock(strapi, 'records', async () => {
    await queryOf(strapi).deleteMany({ where: { visitor, kind } })
    if (change === 'renew') {
      const token = randomBytes(FAIR_LINK_BYTES).toString('base64url')
      await queryOf(strapi).create({
        data: { ...storedOf(strapi, token), subject: `${visitor}:${kind}`, visitor, kind },
      })
    }
    return linksOf(strapi, visitor)
  })

/**
 * The content of a link: for the visitor's own calendar all that is saved and reserved, for others
 * the saved entries without notes and appointments.
 * @returns null for an unknown or ended link, and for an account that staff blocked
 */
export async function followLink(
  strapi: Core.Strapi,
  { kind, token }: FollowFairLink,
): Promise<LinkedFair | null> {
  const row: Row | null = await queryOf(strapi).findOne({
    where: { kind, token: hashOf(token) },
  })
  const user: UserRow | null =
    row && (await strapi.db.query(USER).findOne({ where: { id: row.visitor } }))
  if (!row || !user || user.blocked) return null
  const saved = (await savedEntriesOf(strapi, row.visitor)).filter((entry) => entry.saved)
  const signUps = (await ownSignUpsOf(strapi, user.email))
    .filter(({ state }) => ACTIVE_STATES.includes(state) || state === 'attended')
    .map(({ item, state }) => ({ item, state }))
  if (kind === 'calendar')
    return { entries: saved, signUps, meetings: await ownMeetingsOf(strapi, row.visitor) }
  const places = signUps.filter(({ state }) => state !== 'waiting')
  const isSaved = new Set(saved.map(({ id }) => id))
  const entries = [
    ...saved
      .filter((entry) => entry.kind !== 'appointment')
      .map((entry) => ({ ...entry, note: '' })),
    // Reservations are private: others see such an item as a saved one.
    ...places
      .filter(({ item }) => !isSaved.has(item))
      .map(({ item: id }) => ({
        kind: 'session' as const,
        id,
        saved: true,
        note: '',
        changedAt: 0,
      })),
  ]
  return { entries, signUps: [], meetings: [] }
}

/** The stored data of a visitor's links, for their export; without the secrets of the links. */
export async function linkData(
  strapi: Core.Strapi,
  visitor: number,
): Promise<PersonalData['fairLinks']> {
  const rows: (Row & { readonly createdAt: string })[] = await queryOf(strapi).findMany({
    where: { visitor },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ kind, createdAt }) => ({ kind, madeAt: new Date(createdAt).toISOString() }))
}

/** Deletes the links of accounts. */
export const deleteLinks = (strapi: Core.Strapi, visitors: readonly number[]): Promise<number> =>
  deleteWhere(strapi, FAIR_LINK, { visitor: { $in: visitors } })
