import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import type {
  OwnSharings,
  SharingChoiceRequest,
  SharingDecision,
} from '@beursvloer/contract/leads/calls'
import { DEFAULT_SHARED_FIELDS } from '@beursvloer/contract/leads/terms'
import type { Core } from '@strapi/strapi'
import { isoOf, isoOrNull } from '../database/stored-time'
import { exhibitorNames } from '../exhibitor-members/membership'
import { HttpError } from '../http/http-error'
import { withLock } from '../transactions/with-lock'
import { decided } from './decide'
import { type LeadRow, leadsOf, NOTHING_KNOWN, PROFILE, type VisitorRow } from './rows'

const rowsOf = (strapi: Core.Strapi, visitor: number): Promise<LeadRow[]> =>
  leadsOf(strapi).findMany({
    where: { visitor },
    orderBy: [{ scannedAt: 'desc' }, { id: 'desc' }],
  })

/** What a visitor shares with exhibitors, and what they are asked to. */
export async function ownSharingsOf(strapi: Core.Strapi, visitor: number): Promise<OwnSharings> {
  const profile: Pick<VisitorRow, 'sharing' | 'sharedFields'> | null = await strapi.db
    .query(PROFILE)
    .findOne({ select: ['sharing', 'sharedFields'], where: { user: { id: visitor } } })
  const rows = await rowsOf(strapi, visitor)
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitor }) => exhibitor),
  )
  return {
    choice: profile?.sharing ?? 'ask',
    fields: [...(profile?.sharedFields ?? DEFAULT_SHARED_FIELDS)],
    sharings: rows.map(({ exhibitor, state, basis, ...row }) => ({
      ...{ id: row.documentId, exhibitor, name: names.get(exhibitor) ?? '', state, basis },
      fields: [...(row.fields ?? [])],
      scannedAt: isoOf(row.scannedAt),
      decidedAt: isoOrNull(row.decidedAt),
    })),
  }
}

/** Stores what happens when exhibitors scan a visitor's badge; sharings that are there stay. */
export const chooseSharing = async (
  strapi: Core.Strapi,
  visitor: number,
  { choice: sharing, fields: sharedFields }: SharingChoiceRequest,
): Promise<void> => {
  const profiles = strapi.db.query(PROFILE)
  await withLock(strapi, 'records', async () => {
    const profile = await profiles.findOne({ select: ['id'], where: { user: { id: visitor } } })
    if (!profile) throw new HttpError(404)
    await profiles.update({ where: { id: profile.id }, data: { sharing, sharedFields } })
  })
}

/**
 * Shares details with an exhibitor that scanned the visitor's badge, other ones than before, or ends
 * it: then the exhibitor's notes go too.
 * @throws HttpError 404 for a lead of another visitor
 */
export const decideSharing = (
  strapi: Core.Strapi,
  visitor: number,
  lead: string,
  decision: SharingDecision,
  now: Date,
): Promise<void> =>
  withLock(strapi, 'leads', async () => {
    const row: LeadRow | null = await leadsOf(strapi).findOne({
      where: { documentId: lead, visitor },
    })
    if (!row) throw new HttpError(404)
    if (decision.decision === 'share') {
      const { fields } = decision
      const consent = { to: 'shared', fields, basis: 'own-phone', at: now } as const
      await leadsOf(strapi).update({
        where: { id: row.id },
        data: decided(row.history, consent),
      })
      return
    }
    const to = row.state === 'shared' ? 'withdrawn' : row.state === 'asked' ? 'refused' : null
    if (to)
      await leadsOf(strapi).update({
        where: { id: row.id },
        data: decided(row.history, { to, at: now }),
      })
  })

/** The sharings of a visitor with all steps, for their export. */
export async function sharingData(
  strapi: Core.Strapi,
  visitor: number,
): Promise<PersonalData['sharings']> {
  const rows = await rowsOf(strapi, visitor)
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitor }) => exhibitor),
  )
  return rows.map(({ exhibitor, state, fields, scannedAt, history }) => ({
    exhibitor: names.get(exhibitor) ?? null,
    state,
    fields: fields ?? [],
    scannedAt: isoOf(scannedAt),
    history: history ?? [],
  }))
}

/** Ends the sharings of accounts that are deleted; exhibitors see that a lead was withdrawn, no more. */
export async function forgetVisitors(
  strapi: Core.Strapi,
  visitors: readonly number[],
  now: Date,
): Promise<void> {
  const rows: LeadRow[] = await leadsOf(strapi).findMany({
    where: { visitor: { $in: [...visitors] } },
  })
  for (const { id, documentId, exhibitor } of rows)
    await leadsOf(strapi).update({
      where: { id },
      data: {
        ...NOTHING_KNOWN,
        ...{ subject: `${exhibitor}:${documentId}`, visitor: null, state: 'withdrawn' },
        ...{ basis: null, history: [], decidedAt: now },
      },
    })
}
