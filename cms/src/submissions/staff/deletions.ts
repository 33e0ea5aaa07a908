import { DAY_MS } from '@beursvloer/contract/durations'
import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { kindSettings } from '../form-settings'
import type { DeletionReport, DeletionsOverview, KindRetention } from './deletion-labels'
import { SUBMISSIONS } from './filter'

export const REPORTS = 'api::deletion-report.deletion-report'

/** How far ahead deletions are announced, in days, and how many reports are shown. */
const AHEAD_DAYS = 30
const REPORTS_SHOWN = 500

async function retentionOf(strapi: Core.Strapi, kind: SubmissionKind): Promise<KindRetention> {
  const submissions = strapi.db.query(SUBMISSIONS.uid)
  const { months } = await kindSettings(strapi, kind)
  const kept = await submissions.count({ where: { kind } })
  const soon = new Date(Date.now() + AHEAD_DAYS * DAY_MS)
  const due = await submissions.count({ where: { kind, deleteAfter: { $lt: soon } } })
  const [next]: { deleteAfter: string }[] = await submissions.findMany({
    select: ['deleteAfter'],
    where: { kind },
    orderBy: { deleteAfter: 'asc' },
    limit: 1,
  })
  return { kind, months, kept, due, next: next?.deleteAfter ?? null }
}

/** How long each kind is kept, what goes within a month, and what has gone. */
export async function deletionsOverview(strapi: Core.Strapi): Promise<DeletionsOverview> {
  const kinds: KindRetention[] = []
  for (const kind of SUBMISSION_KINDS) kinds.push(await retentionOf(strapi, kind))
  const reports: DeletionReport[] = await strapi.db.query(REPORTS).findMany({
    select: ['documentId', 'deletedAt', 'kind', 'count', 'files', 'by'],
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    limit: REPORTS_SHOWN,
  })
  return { kinds, reports }
}
