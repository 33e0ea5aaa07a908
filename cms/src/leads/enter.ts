import { randomUUID } from 'node:crypto'
import type { LeadAnswer, LeadEntry, LeadNotes } from '@beursvloer/contract/leads/calls'
import {
  DEFAULT_SHARED_FIELDS,
  type LeadOutcome,
  SHARED_FIELDS,
} from '@beursvloer/contract/leads/terms'
import type { Core } from '@strapi/strapi'
import { withLock } from '../transactions/with-lock'
import { workQueue } from '../transactions/work-queue'
import { BatchLeads, cardSubject } from './batch-leads'
import { decided } from './decide'
import { recentLeads } from './lead-list'
import { type LeadRow, NEW_LEAD, subjectOf, type VisitorRow } from './rows'

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

/** Gives an exhibitor a lead, or changes one. */
function put(
  leads: BatchLeads,
  { exhibitor, member }: Entering,
  row: LeadRow | null,
  data: New,
  at: Date,
): LeadRow {
  // The latest scan counts, whichever phone sends first.
  const isLater = !row || at >= new Date(row.scannedAt)
  const scanned = isLater ? { scannedAt: at.toISOString(), scannedBy: member } : {}
  const kept = row ?? { ...NEW_LEAD, exhibitor, documentId: randomUUID().replaceAll('-', '') }
  return leads.put({ ...kept, ...data, ...scanned })
}

/** How a scan changes what a visitor shares; null: nothing changes. */
function consentTo(
  visitor: VisitorRow,
  row: LeadRow | null,
  fields: Extract<LeadEntry, { what: 'scan' }>['fields'],
  at: Date,
) {
  const state = row?.state
  // A tick of a member does not change what visitors decided themselves.
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

function scan(
  leads: BatchLeads,
  entering: Entering,
  entry: Extract<LeadEntry, { what: 'scan' }>,
): Entered {
  const { exhibitor, member, now } = entering
  const visitor = leads.visitor(entry.badge)
  if (!visitor) return { outcome: 'unknown', lead: null }
  const subject = subjectOf(exhibitor, visitor.user.id)
  const row = leads.find(subject)
  if (!row && visitor.sharing === 'never') return { outcome: 'never', lead: null }
  if (!row && leads.isFull(exhibitor)) return { outcome: 'full', lead: null }
  const at = timeOf(entry, now)
  const consent = consentTo(visitor, row, entry.fields, at)
  const change = consent ? decided(row?.history ?? null, consent) : {}
  const state = consent?.to ?? row?.state ?? 'asked'
  const isOpen = state === 'shared' || state === 'asked'
  const notes = isOpen ? noted(row, { ...entry, at }, member) : {}
  const data = { subject, visitor: visitor.user.id, ...change, ...notes }
  const { documentId: lead } = put(leads, entering, row, data, at)
  if (consent) leads.told.push({ what: consent.to, exhibitor, visitor: visitor.user.id, now })
  return { outcome: state, lead }
}

function enterCard(
  leads: BatchLeads,
  entering: Entering,
  entry: Extract<LeadEntry, { what: 'card' }>,
): Entered {
  const { exhibitor, member, now } = entering
  const subject = cardSubject(exhibitor, entry.id)
  const known = leads.find(subject)
  if (known) return { outcome: known.state, lead: known.documentId }
  if (leads.isFull(exhibitor)) return { outcome: 'full', lead: null }
  const at = timeOf(entry, now)
  const { card } = entry
  const fields = SHARED_FIELDS.filter((field) => card[field] !== '')
  const consent = decided(null, { to: 'shared', fields, basis: 'card', at })
  const data = { subject, card, ...consent, ...noted(null, { ...entry, at }, member) }
  return { outcome: 'shared', lead: put(leads, entering, null, data, at).documentId }
}

/** Changes or removes a lead that the exhibitor has. */
function change(
  leads: BatchLeads,
  { exhibitor, member, now }: Entering,
  entry: Extract<LeadEntry, { what: 'change' | 'remove' }>,
): Entered {
  const row = leads.findById(exhibitor, entry.lead)
  if (!row) return { outcome: entry.what === 'remove' ? 'removed' : 'unknown', lead: null }
  const lead = row.documentId
  if (entry.what === 'remove') {
    // What a visitor refused or withdrew stays refused at a later scan.
    const isEnded = row.state === 'refused' || row.state === 'withdrawn'
    if (!isEnded) leads.remove(row)
    return { outcome: isEnded ? row.state : 'removed', lead: isEnded ? lead : null }
  }
  if (row.state === 'shared' || row.state === 'asked')
    leads.put({ ...row, ...noted(row, { ...entry, at: timeOf(entry, now) }, member) })
  return { outcome: row.state, lead }
}

const enter = (leads: BatchLeads, entering: Entering, entry: LeadEntry): Entered => {
  if (entry.what === 'scan') return scan(leads, entering, entry)
  if (entry.what === 'card') return enterCard(leads, entering, entry)
  return change(leads, entering, entry)
}

/** What a phone at a stand sends. */
interface Asked {
  readonly entering: Entering
  readonly entries: readonly LeadEntry[]
}

async function enterAll(strapi: Core.Strapi, batch: readonly Asked[]): Promise<LeadAnswer[]> {
  const leads = await BatchLeads.read(
    strapi,
    batch.flatMap(({ entering: { exhibitor }, entries }) =>
      entries.map((entry) => ({ exhibitor, entry })),
    ),
  )
  const results = batch.map(({ entering, entries }) =>
    entries.map((entry) => ({ id: entry.id, ...enter(leads, entering, entry) })),
  )
  await leads.store()
  const lists = await recentLeads(strapi, [...new Set(batch.map((one) => one.entering.exhibitor))])
  return batch.map(({ entering: { exhibitor } }, at) => ({
    results: results[at] ?? [],
    ...(lists.get(exhibitor) ?? { recent: [], count: 0 }),
  }))
}

const queueOf = workQueue<Asked>(
  (strapi) => (batch) =>
    withLock(strapi, 'leads', async () =>
      (await enterAll(strapi, batch)).map((done) => ({ done })),
    ),
)

/**
 * Applies the entries of a phone at a stand, in order, in a transaction that it may share with other
 * phones of the same moment. Two phones that scan the same visitor have one lead.
 * @throws CommitError when it was not stored
 */
export const enterLeads = (
  strapi: Core.Strapi,
  entering: Entering,
  entries: readonly LeadEntry[],
): Promise<LeadAnswer> => queueOf(strapi).join({ entering, entries })
