import { DAY_MS } from '@beursvloer/contract/durations'
import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { kindSettings } from '../form-settings'
import type { DeletionReport, DeletionsOverview, KindRetention } from './deletion-labels'

export const REPORTS = 'api::deletion-report.deletion-report'

/** How far ahead deletions are announced, in days, and how many reports are shown. */
const AHEAD_DAYS = 30
const REPORTS_SHOWN = 500

interface KeptRow extends Readonly<Record<'kept' | 'due', number | string>> {
  readonly kind: SubmissionKind
  readonly next: Date | number | string
}

/** The number of submissions of each kind, of those due soon, and the date of the first. */
async function keptOfKinds({ db }: Core.Strapi): Promise<ReadonlyMap<SubmissionKind, KeptRow>> {
  const soon = new Date(Date.now() + AHEAD_DAYS * DAY_MS)
  const { connection } = db
  const rows: KeptRow[] = await connection('submissions')
    .select({
      kind: 'kind',
      due: connection.raw('sum(case when ?? < ? then 1 else 0 end)', ['delete_after', soon]),
    })
    .count({ kept: '*' })
    .min({ next: 'delete_after' })
    .groupBy('kind')
  return new Map(rows.map((row) => [row.kind, row]))
}

/** The retention of each kind, the deletions due within a month, and the past deletions. */
export async function deletionsOverview(strapi: Core.Strapi): Promise<DeletionsOverview> {
  const kept = await keptOfKinds(strapi)
  const kinds: KindRetention[] = []
  for (const kind of SUBMISSION_KINDS) {
    const { months } = await kindSettings(strapi, kind)
    const row = kept.get(kind)
    kinds.push({
      kind,
      months,
      kept: Number(row?.kept ?? 0),
      due: Number(row?.due ?? 0),
      next: row ? new Date(row.next).toISOString() : null,
    })
  }
  const reports: DeletionReport[] = await strapi.db.query(REPORTS).findMany({
    select: ['documentId', 'deletedAt', 'kind', 'count', 'files', 'by'],
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    limit: REPORTS_SHOWN,
  })
  return { kinds, reports }
}
