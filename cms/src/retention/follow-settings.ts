import { monthsLater } from '@beursvloer/contract/durations'
import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { allOf } from '../panel-api/lists'
import { kindSettings } from '../submissions/form-settings'

const SUBMISSION = 'api::submission.submission'

interface Dated {
  readonly id: number
  readonly receivedAt: string
  readonly deleteAfter: string
}

async function setDates(strapi: Core.Strapi, kind: SubmissionKind, months: number): Promise<void> {
  const select = ['id', 'receivedAt', 'deleteAfter']
  // One transaction per batch: others would wait for the disk at each write.
  for await (const rows of allOf<Dated>(strapi, { uid: SUBMISSION, where: { kind }, select }))
    await strapi.db.transaction(async () => {
      for (const { id, receivedAt, deleteAfter: current } of rows) {
        const wanted = monthsLater(new Date(receivedAt), months)
        if (new Date(current).getTime() !== wanted.getTime())
          // Unlike `update` it reads nothing back.
          await strapi.db
            .query(SUBMISSION)
            .updateMany({ where: { id }, data: { deleteAfter: wanted } })
      }
    })
}

/** Brings the dates of deletion in line with the months that staff have set since the last time. */
export async function followSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'beursvloer', key: 'months-kept' })
  const followed = ((await store.get({})) ?? {}) as Readonly<Record<string, number>>
  const months: Record<string, number> = {}
  for (const kind of SUBMISSION_KINDS) {
    const { months: set } = await kindSettings(strapi, kind)
    if (set !== followed[kind]) await setDates(strapi, kind, set)
    months[kind] = set
  }
  await store.set({ value: months })
}
