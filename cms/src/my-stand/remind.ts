import { daysBetween } from '@beursvloer/contract/fair-time'
import { REMINDER_DAYS } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { fairDate } from '../fair/dates'
import { queueMail } from '../mail/outbox'
import { withLock } from '../transactions/with-lock'
import { taskMail } from './task-mail'
import {
  type AnswerRow,
  answersOf,
  currentTasks,
  type Exhibitor,
  exhibitorsWithCategory,
  hasTask,
  type TaskRow,
  tasksOf,
} from './tasks'

/** The exhibitors that did not answer a task yet, of those there are. */
export async function withoutAnswer(
  strapi: Core.Strapi,
  task: TaskRow,
  exhibitors: readonly Exhibitor[],
): Promise<Exhibitor[]> {
  const answers: Pick<AnswerRow, 'exhibitorId'>[] = await answersOf(strapi).findMany({
    select: ['exhibitorId'],
    where: { taskId: task.documentId },
  })
  const done = new Set(answers.map(({ exhibitorId }) => exhibitorId))
  return exhibitors.filter(
    (exhibitor) => hasTask(task, exhibitor) && !done.has(exhibitor.documentId),
  )
}

type Reminded = Pick<MemberRow, 'email' | 'language' | 'exhibitorId'>

/** The recipients of reminders, by the document id of the exhibitor: its managers and editors. */
export async function remindedMembers(
  strapi: Core.Strapi,
): Promise<ReadonlyMap<string, readonly Reminded[]>> {
  const rows: Reminded[] = await membersOf(strapi).findMany({
    select: ['email', 'language', 'exhibitorId'],
    where: { state: 'active', role: { $in: ['manager', 'editor'] } },
    orderBy: { id: 'asc' },
  })
  return Map.groupBy(rows, ({ exhibitorId }) => exhibitorId)
}

/**
 * Mails the managers and editors of every exhibitor that did not answer, in the transaction of the
 * caller.
 * @returns how many exhibitors got a mail
 */
export async function remindOf(strapi: Core.Strapi, task: TaskRow, now: Date): Promise<number> {
  const open = await withoutAnswer(strapi, task, await exhibitorsWithCategory(strapi))
  const members = await remindedMembers(strapi)
  const days = daysBetween(fairDate(now), task.due)
  const reached = open.filter(({ documentId }) => members.has(documentId))
  for (const { documentId: exhibitorId, name: exhibitor } of reached)
    for (const { email, language } of members.get(exhibitorId) ?? []) {
      const content = taskMail(language, { task, exhibitor, exhibitorId, days })
      await queueMail(strapi, { purpose: 'stand-task', to: email, content }, now)
    }
  return reached.length
}

/** Reminds of every task whose last day is near, once for each number of days before it. */
export const remindOfTasks = (strapi: Core.Strapi, now: Date): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const today = fairDate(now)
    for (const task of await currentTasks(strapi)) {
      const left = daysBetween(today, task.due)
      if (left < 0) continue
      const due = REMINDER_DAYS.filter((days) => left <= days)
      const reminded = task.reminded ?? []
      if (due.every((days) => reminded.includes(days))) continue
      await remindOf(strapi, task, now)
      await tasksOf(strapi).update({ where: { id: task.id }, data: { reminded: due } })
    }
  })
