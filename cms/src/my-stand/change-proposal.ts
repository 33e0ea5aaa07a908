import type { ProposalChange, ProposalView } from '@beursvloer/contract/my-stand/proposal'
import {
  MAX_ENTRIES,
  PROPOSAL_CHANGED,
  REMOVED,
  TOO_MANY_ENTRIES,
} from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import type { MemberRow } from '../exhibitor-members/membership'
import { HttpError } from '../http/http-error'
import { removeFiles } from '../private-files/storage'
import { withLock } from '../transactions/with-lock'
import { fieldsWithoutReview, publishFields } from './accept-fields'
import { liveEntries } from './entries'
import { hasUnpublishedChanges } from './presentation'
import {
  assertVersion,
  changedFields,
  goneFiles,
  NO_LOGO,
  type ProposalRow,
  proposalOf,
  proposalsOf,
  proposalView,
} from './proposals'

/**
 * The columns of a proposal that is submitted: what needs no review is published at once, unless
 * something of editors would go along.
 */
async function submitted(strapi: Core.Strapi, row: ProposalRow, now: Date): Promise<object> {
  const isHeld = await hasUnpublishedChanges(strapi, row.exhibitorId)
  const free = isHeld ? [] : await fieldsWithoutReview(strapi)
  const names = changedFields(row).filter((name) => free.includes(name))
  if (names.length === 0) return { state: 'submitted', submittedAt: now, message: null }
  const { values } = await publishFields(strapi, row, names)
  const isDone = names.length === changedFields(row).length
  return { values, state: isDone ? 'accepted' : 'submitted', submittedAt: now, message: null }
}

/** The columns of a proposal that takes an entry off the site. */
async function removing(
  strapi: Core.Strapi,
  { exhibitorId, ...row }: Pick<ProposalRow, 'exhibitorId' | 'entries'>,
  id: string | undefined,
): Promise<Partial<ProposalRow>> {
  const entries = row.entries ?? []
  const live = (await liveEntries(strapi, exhibitorId)).find((one) => one.id === id)
  if (!live) throw new HttpError(404)
  const others = entries.filter((entry) => entry.id !== live.id)
  if (others.length >= MAX_ENTRIES)
    throw new HttpError(409, 'Too many entries', { code: TOO_MANY_ENTRIES })
  const version = (entries.find((entry) => entry.id === live.id)?.version ?? 0) + 1
  const removal = { isNew: false, version, values: { [REMOVED]: 'yes' }, files: {} }
  return {
    ...{ state: 'draft', submittedAt: null },
    entries: [...others, { id: live.id, kind: live.kind, ...removal }],
  }
}

/** The columns of a proposal without one of its entries, or without all that it proposed. */
function discarded(row: ProposalRow, entry: string | undefined): Partial<ProposalRow> {
  const empty = { state: 'accepted', message: null } as const
  if (entry === undefined) return { ...empty, values: {}, entries: [], ...NO_LOGO }
  const entries = (row.entries ?? []).filter(({ id }) => id !== entry)
  return { ...(changedFields({ ...row, entries }).length === 0 && empty), entries }
}

/**
 * Submits a proposal to staff, withdraws or discards it, or adds that an entry is to be removed
 * from the site.
 * @throws HttpError 409 when it was changed meanwhile, or is empty
 */
export async function changeProposal(
  strapi: Core.Strapi,
  { id: member, exhibitorId, name: savedBy }: MemberRow,
  { change, version, entry }: ProposalChange,
  now: Date,
): Promise<ProposalView> {
  const removed = await withLock(strapi, 'content', () =>
    withLock(strapi, 'records', async () => {
      const row = await proposalOf(strapi, exhibitorId)
      assertVersion(row, version)
      if (change === 'remove') {
        const data = {
          ...(await removing(strapi, { exhibitorId, entries: row?.entries ?? null }, entry)),
          ...{ version: version + 1, member, savedBy, savedAt: now },
        }
        if (row) await proposalsOf(strapi).update({ where: { id: row.id }, data })
        else await proposalsOf(strapi).create({ data: { values: {}, ...data, exhibitorId } })
        return row ? goneFiles(row, { ...row, ...data }) : []
      }
      const fits = change === 'withdraw' ? row?.state === 'submitted' : row?.state !== 'submitted'
      if (!row || !fits || (change === 'submit' && changedFields(row).length === 0))
        throw new HttpError(409, 'Not possible now', { code: PROPOSAL_CHANGED })
      const changes = {
        submit: () => submitted(strapi, row, now),
        withdraw: async () => ({ state: 'draft', submittedAt: null }),
        discard: async () => discarded(row, entry),
      }
      const data = { ...(await changes[change]()), version: version + 1 }
      await proposalsOf(strapi).update({ where: { id: row.id }, data })
      return goneFiles(row, { ...row, ...data })
    }),
  )
  await removeFiles(removed)
  return proposalView(strapi, exhibitorId)
}
