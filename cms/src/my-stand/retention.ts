import { daysEarlier } from '@beursvloer/contract/durations'
import { WORK_KEPT_DAYS } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { deleteWhere } from '../transactions/delete-where'
import { PROPOSAL } from './proposals'
import { deleteOldReturns } from './returns'
import { ANSWER, TASK, type TaskRow, tasksOf } from './tasks'

/** Deletes old tasks with their answers, invitations to exhibit again, and old proposals; their files go as files without a row. */
export async function deleteOldWork(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = daysEarlier(now, WORK_KEPT_DAYS)
  const where = { due: { $lt: fairDate(before) } }
  const tasks: Pick<TaskRow, 'documentId'>[] = await tasksOf(strapi).findMany({ where })
  await deleteWhere(strapi, ANSWER, { taskId: { $in: tasks.map(({ documentId }) => documentId) } })
  await deleteWhere(strapi, TASK, where)
  await deleteOldReturns(strapi, now)
  await deleteWhere(strapi, PROPOSAL, { savedAt: { $lt: before } })
}
