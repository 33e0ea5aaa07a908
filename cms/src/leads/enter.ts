import {
  DEFAULT_SHARED_FIELDS,
  type LeadAnswer,
  type LeadEntry,
  type LeadNotes,
  type LeadOutcome,
  MAX_LEADS,
  RECENT_LEADS,
  SHARED_FIELDS,
} from '@beursvloer/contract/leads'
import type { Core } from '@strapi/strapi'
import { withLock } from '../transactions/with-lock'
import { decided } from './decide'
import { toLeads } from './lead-list'
import { pushSharing } from './pushes'
import { type LeadRow, leadsOf, subjectOf, type VisitorRow, visitorsWhere } from './rows'

/** Maximum of notes of a lead. */
const MAX_NOTES = 50

/** The member of an exhibitor who enters, and when. */
export interface Entering {
  /** Document id of the exhibitor. */
  readonly exhibitor: string
  /** Document id of the member. */
  readonly member: string
  readonly now: Date
}

interface Entered {
  readonly outcome: LeadOutcome
  readonly lead: string | null
}

type New = Partial<LeadRow> & Pick<LeadRow, 'subject'>

/** A phone's clock may be ahead; no time is later than now. */
const timeOf = ({ at }: Pick<LeadEntry, 'at'>, now: Date): Date =>
  at < now.toISOString() ? new Date(at) : now

/** The columns that notes change; a note that was stored before is not added again. */
function noted(
  row: Pick<LeadRow, 'notes'> | null,
  { id: key, at, notes }: { id: string; at: Date; notes: LeadNotes },
  by: string,
): Partial<LeadRow> {
  const { note, followUpBy, followUpOn, ...same } = notes
  const known = row?.notes ?? []
  return {
    ...same,
    ...(followUpBy !== undefined && { followUpBy: followUpBy || null }),
    ...(followUpOn !== undefined && { followUpOn: followUpOn || null }),
    ...(note &&
      !known.some((one) => one.key === key) && {
        notes: [...known, { key, at: at.toISOString(), by, text: note }].slice(-MAX_NOTES),
      }),
  }
}

async function store(
  strapi: Core.Strapi,
  { exhibitor, member }: Entering,
  row: LeadRow | null,
  data: New,
  at: Date,
): Promise<LeadRow> {
  if (!row)
    return leadsOf(strapi).create({
      data: { ...data, exhibitor, scannedAt: at, scannedBy: member },
    })
  // The latest scan counts, whichever phone sends first.
  const isLater = at >= new Date(row.scannedAt)
  const scanned = isLater ? { scannedAt: at, scannedBy: member } : {}
  return leadsOf(strapi).update({ where: { id: row.id }, data: { ...data, ...scanned } })
}

const isFull = async (strapi: Core.Strapi, exhibitor: string): Promise<boolean> =>
  (await leadsOf(strapi).count({ where: { exhibitor } })) >= MAX_LEADS

/** How a scan changes what a visitor shares; null: nothing changes. */
function consentTo(
  visitor: VisitorRow,
  row: LeadRow | null,
  fields: Extract<LeadEntry, { what: 'scan' }>['fields'],
  at: Date,
) {
  const state = row?.state
  // What visitors decided themselves is not changed by somebody's tick.
  if (state === 'refused' || state === 'withdrawn') return null
  if (fields) {
    const all = [...(state === 'shared' ? (row?.fields ?? []) : []), ...fields]
    const isKnown = state === 'shared' && new Set(all).size === row?.fields?.length
    return isKnown ? null : ({ to: 'shared', fields: all, basis: 'spoken', at } as const)
  }
  if (state === 'shared') return null
  if (visitor.sharing === 'always') {
    const shared = visitor.sharedFields ?? DEFAULT_SHARED_FIELDS
    return { to: 'shared', fields: shared, basis: 'always', at } as const
  }
  return state === 'asked' ? null : ({ to: 'asked', at } as const)
}

async function scan(
  strapi: Core.Strapi,
  entering: Entering,
  entry: Extract<LeadEntry, { what: 'scan' }>,
): Promise<Entered> {
  const { exhibitor, member, now } = entering
  const [visitor] = await visitorsWhere(strapi, { badgeCode: entry.badge })
  if (!visitor) return { outcome: 'unknown', lead: null }
  const subject = subjectOf(exhibitor, visitor.user.id)
  const row: LeadRow | null = await leadsOf(strapi).findOne({ where: { subject } })
  if (!row && visitor.sharing === 'never') return { outcome: 'never', lead: null }
  if (!row && (await isFull(strapi, exhibitor))) return { outcome: 'full', lead: null }
  const at = timeOf(entry, now)
  const consent = consentTo(visitor, row, entry.fields, at)
  const change = consent ? decided(row?.history ?? null, consent) : {}
  const state = consent?.to ?? row?.state ?? 'asked'
  const isOpen = state === 'shared' || state === 'asked'
  const notes = isOpen ? noted(row, { ...entry, at }, member) : {}
  const data = { subject, visitor: visitor.user.id, ...change, ...notes }
  const stored = await store(strapi, entering, row, data, at)
  if (consent) await pushSharing(strapi, consent.to, stored, now)
  return { outcome: state, lead: stored.documentId }
}

async function enterCard(
  strapi: Core.Strapi,
  entering: Entering,
  entry: Extract<LeadEntry, { what: 'card' }>,
): Promise<Entered> {
  const { exhibitor, member, now } = entering
  const subject = `${exhibitor}:${entry.id}`
  const known: LeadRow | null = await leadsOf(strapi).findOne({ where: { subject } })
  if (known) return { outcome: known.state, lead: known.documentId }
  if (await isFull(strapi, exhibitor)) return { outcome: 'full', lead: null }
  const at = timeOf(entry, now)
  const { card } = entry
  const fields = SHARED_FIELDS.filter((field) => card[field] !== '')
  const consent = decided(null, { to: 'shared', fields, basis: 'card', at })
  const data = { subject, card, ...consent, ...noted(null, { ...entry, at }, member) }
  const stored = await store(strapi, entering, null, data, at)
  return { outcome: 'shared', lead: stored.documentId }
}

/** Changes or removes a lead that the exhibitor has. */
async function change(
  strapi: Core.Strapi,
  { exhibitor, member, now }: Entering,
  entry: Extract<LeadEntry, { what: 'change' | 'remove' }>,
): Promise<Entered> {
  const where = { documentId: entry.lead, exhibitor }
  const row: LeadRow | null = await leadsOf(strapi).findOne({ where })
  if (!row) return { outcome: entry.what === 'remove' ? 'removed' : 'unknown', lead: null }
  const lead = row.documentId
  if (entry.what === 'remove') {
    // What a visitor refused or withdrew stays refused at a later scan.
    const isEnded = row.state === 'refused' || row.state === 'withdrawn'
    if (!isEnded) await leadsOf(strapi).delete({ where: { id: row.id } })
    return { outcome: isEnded ? row.state : 'removed', lead: isEnded ? lead : null }
  }
  if (row.state === 'shared' || row.state === 'asked')
    await leadsOf(strapi).update({
      where: { id: row.id },
      data: noted(row, { ...entry, at: timeOf(entry, now) }, member),
    })
  return { outcome: row.state, lead }
}

const enter = (strapi: Core.Strapi, entering: Entering, entry: LeadEntry): Promise<Entered> => {
  if (entry.what === 'scan') return scan(strapi, entering, entry)
  if (entry.what === 'card') return enterCard(strapi, entering, entry)
  return change(strapi, entering, entry)
}

/**
 * Applies the entries of a phone at a stand, in order, in one transaction. Two phones that scan the same
 * visitor have one lead.
 * @throws CommitError when it was not stored
 */
export const enterLeads = (
  strapi: Core.Strapi,
  entering: Entering,
  entries: readonly LeadEntry[],
): Promise<LeadAnswer> =>
  withLock(strapi, 'leads', async () => {
    const results: LeadAnswer['results'] = []
    for (const entry of entries)
      results.push({ id: entry.id, ...(await enter(strapi, entering, entry)) })
    const { exhibitor } = entering
    const rows: LeadRow[] = await leadsOf(strapi).findMany({
      where: { exhibitor },
      orderBy: [{ scannedAt: 'desc' }, { id: 'desc' }],
      limit: RECENT_LEADS,
    })
    const count = await leadsOf(strapi).count({ where: { exhibitor, state: 'shared' } })
    return { results, recent: await toLeads(strapi, rows), count }
  })
