import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import { daysEarlier } from '@beursvloer/contract/durations'
import { daysAfter } from '@beursvloer/contract/fair-time'
import type { MailedBadge, StandBadges } from '@beursvloer/contract/my-stand/badges'
import { BADGE_KEPT_DAYS, badgesFor } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { exhibitorNames } from '../exhibitor-members/membership'
import { fairDate } from '../fair/dates'
import { type EditionDates, readSettings } from '../fair/editions'
import { ofCurrentEdition } from '../fair/of-edition'
import { standSettings } from '../fair/stand-settings'
import { deleteWhere } from '../transactions/delete-where'

const BADGE = 'api::exhibitor-badge.exhibitor-badge'

/** The badge of a person on a stand, as stored in the database. */
export interface BadgeRow {
  readonly id: number
  readonly documentId: string
  readonly exhibitorId: string
  /** Document id of the edition; empty while there was none. */
  readonly edition: string
  readonly name: string
  /** In lower case; empty without one. */
  readonly email: string
  /** Its QR code, and the key of its page. */
  readonly code: string
  readonly isMailed: boolean
  readonly madeAt: string
}

export const badgesOf = (strapi: Core.Strapi) => strapi.db.query(BADGE)

/** An exhibitor in the current edition. */
export interface StandHolder {
  readonly documentId: string
  readonly name: string
  /** Document id; empty while there is none. */
  readonly edition: string
  /** Numbers; of its main exhibitor where it has none of its own. */
  readonly stands: readonly string[]
  /** Of its own together, in m². */
  readonly area: number
  /** How many badges it may have. */
  readonly allowed: number
}

interface Stands {
  readonly stands: readonly {
    readonly number: string
    readonly area: number | string
    readonly hall: { readonly edition: { readonly documentId: string } | null } | null
  }[]
}

interface Holder extends Stands {
  readonly documentId: string
  /** Null in a draft that was just begun. */
  readonly name: string | null
  readonly extraBadges: number | null
  readonly mainExhibitor: Stands | null
}

const STANDS = { fields: ['number', 'area'], populate: { hall: { populate: ['edition'] } } }

/** All exhibitors of the current edition, drafts too, or the one with an id; by name. */
export async function standHolders(
  strapi: Core.Strapi,
  documentId?: string,
): Promise<StandHolder[]> {
  const { badgesPerUnit } = await standSettings(strapi)
  const current = (await readSettings(strapi))?.edition?.documentId ?? ''
  const found = (await strapi.documents('api::exhibitor.exhibitor').findMany({
    locale: 'nl',
    status: 'draft',
    fields: ['name', 'extraBadges'],
    populate: { stands: STANDS, mainExhibitor: { populate: { stands: STANDS } } },
    sort: 'name',
    filters: documentId ? { documentId } : await ofCurrentEdition(strapi, 'exhibitor'),
  } as never)) as unknown as Holder[]
  const standsOf = (exhibitor: Stands | null) =>
    (exhibitor?.stands ?? []).filter(({ hall }) => {
      const edition = hall?.edition?.documentId
      return !edition || edition === current
    })
  return found.map((exhibitor) => {
    const stands = standsOf(exhibitor)
    const shown = stands.length > 0 ? stands : standsOf(exhibitor.mainExhibitor)
    const area = stands.reduce((sum, stand) => sum + Number(stand.area), 0)
    return {
      documentId: exhibitor.documentId,
      name: exhibitor.name ?? '',
      edition: current,
      stands: shown.map(({ number }) => number),
      area,
      allowed: badgesFor(area, exhibitor.extraBadges ?? 0, badgesPerUnit),
    }
  })
}

/** The badges of an exhibitor, for its managers. */
export async function standBadges(strapi: Core.Strapi, exhibitorId: string): Promise<StandBadges> {
  const [holder] = await standHolders(strapi, exhibitorId)
  if (!holder) return { allowed: 0, badges: [] }
  const { allowed, edition } = holder
  const rows: BadgeRow[] = await badgesOf(strapi).findMany({
    where: { exhibitorId, edition },
    orderBy: { id: 'asc' },
  })
  return {
    allowed,
    badges: rows.map(({ documentId: id, name, email, code, isMailed }) => ({
      id,
      name,
      email,
      code,
      isMailed,
    })),
  }
}

/** The badge of a mailed link; null for one that was withdrawn. */
export async function mailedBadge(strapi: Core.Strapi, code: string): Promise<MailedBadge> {
  const row: BadgeRow | null = await badgesOf(strapi).findOne({ where: { code } })
  const [holder] = row ? await standHolders(strapi, row.exhibitorId) : []
  return row && holder
    ? { name: row.name, exhibitor: holder.name, stands: [...holder.stands] }
    : null
}

const withAddress = (emails: readonly string[]) => ({
  email: { $in: emails.map((email) => email.toLowerCase()) },
})

/** The badges with an account's address, for its export. */
export async function badgeData(
  strapi: Core.Strapi,
  email: string,
): Promise<PersonalData['standBadges']> {
  const rows: BadgeRow[] = await badgesOf(strapi).findMany({
    where: withAddress([email]),
    orderBy: { id: 'asc' },
  })
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitorId }) => exhibitorId),
  )
  return rows.map(({ exhibitorId, name, code, madeAt }) => ({
    exhibitor: names.get(exhibitorId) ?? null,
    ...{ name, code, madeAt: isoOf(madeAt) },
  }))
}

/** Deletes the badges with the addresses of deleted accounts. */
export const deleteBadges = (strapi: Core.Strapi, emails: readonly string[]): Promise<number> =>
  deleteWhere(strapi, BADGE, withAddress(emails))

/**
 * Deletes the badges of fairs that ended `BADGE_KEPT_DAYS` ago, of deleted editions, and those made that
 * long ago without an edition.
 */
export async function deleteOldBadges(strapi: Core.Strapi, now: Date): Promise<void> {
  const editions: EditionDates[] = await strapi.db.query('api::edition.edition').findMany({
    select: ['documentId', 'endDate'],
    where: { locale: 'nl', publishedAt: null },
  })
  const going = editions
    .filter(({ endDate }) => daysAfter(endDate, BADGE_KEPT_DAYS) >= fairDate(now))
    .map(({ documentId }) => documentId)
  await deleteWhere(strapi, BADGE, {
    $or: [
      { edition: { $notIn: ['', ...going] } },
      { edition: '', madeAt: { $lt: daysEarlier(now, BADGE_KEPT_DAYS) } },
    ],
  })
}
