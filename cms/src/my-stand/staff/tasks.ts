import { DAY_MS } from '@beursvloer/contract/durations'
import { type TaskValues, taskValues } from '@beursvloer/contract/my-stand/tasks'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isoOf, isoOrNull } from '../../database/stored-time'
import { fairDate } from '../../fair/dates'
import { readShape } from '../../http/read-shape'
import { removeFiles } from '../../private-files/storage'
import { deleteWhere } from '../../transactions/delete-where'
import { withLock } from '../../transactions/with-lock'
import { remindedMembers, remindOf, withoutAnswer } from '../remind'
import {
  type AnswerRow,
  answersOf,
  areaEdition,
  currentTasks,
  exhibitorsWithCategory,
  type TaskRow,
  tasksOf,
} from '../tasks'
import type { CategoryChoices, StaffTask, TaskDetails, TasksOverview } from './views'

const valuesOf = (task: TaskRow): TaskValues => ({
  titleNl: task.titleNl,
  titleEn: task.titleEn ?? '',
  helpNl: task.helpNl ?? '',
  helpEn: task.helpEn ?? '',
  kind: task.kind,
  due: task.due,
  categories: [...(task.categories ?? [])],
})

/** The tasks as staff see them. */
async function taskViews(
  strapi: Core.Strapi,
  tasks: readonly TaskRow[],
  today: string,
): Promise<StaffTask[]> {
  const exhibitors = await exhibitorsWithCategory(strapi)
  const members = await remindedMembers(strapi)
  const views: StaffTask[] = []
  for (const task of tasks) {
    const open = await withoutAnswer(strapi, task, exhibitors)
    const unreachable = open.filter(({ documentId }) => !members.has(documentId))
    views.push({
      ...valuesOf(task),
      documentId: task.documentId,
      isLate: task.due < today,
      done: await answersOf(strapi).count({ where: { taskId: task.documentId } }),
      open: open.map(({ name }) => name),
      unreachable: unreachable.map(({ name }) => name),
      remindedAt: isoOrNull(task.remindedAt),
    })
  }
  return views
}

/** The categories of exhibitors that staff choose from. */
export async function categoryChoices(strapi: Core.Strapi): Promise<CategoryChoices> {
  const categories = await strapi
    .documents('api::exhibitor-category.exhibitor-category')
    .findMany({ locale: 'nl', fields: ['name'], sort: 'position' } as never)
  return categories.map(({ documentId, name }) => ({ documentId, name: String(name) }))
}

/** All tasks, with the exhibitors that have not answered yet. */
export async function tasksOverview(strapi: Core.Strapi, now: Date): Promise<TasksOverview> {
  return {
    tasks: await taskViews(strapi, await currentTasks(strapi), fairDate(now)),
    categories: await categoryChoices(strapi),
  }
}

/** The late tasks that exhibitors did not answer. */
export async function lateTasks(strapi: Core.Strapi, now: Date): Promise<StaffTask[]> {
  const today = fairDate(now)
  const late = (await currentTasks(strapi)).filter(({ due }) => due < today)
  return (await taskViews(strapi, late, today)).filter(({ open }) => open.length > 0)
}

/** @throws NotFoundError in Dutch */
async function taskRow(strapi: Core.Strapi, documentId: string): Promise<TaskRow> {
  const row: TaskRow | null = await tasksOf(strapi).findOne({ where: { documentId } })
  if (row) return row
  throw new errors.NotFoundError('Deze taak bestaat niet meer.')
}

/** The answers to a task. */
export async function taskDetails(strapi: Core.Strapi, documentId: string): Promise<TaskDetails> {
  const task = await taskRow(strapi, documentId)
  const answers: AnswerRow[] = await answersOf(strapi).findMany({
    where: { taskId: documentId },
    orderBy: { answeredAt: 'desc' },
  })
  const names = new Map(
    (await exhibitorsWithCategory(strapi)).map(({ documentId: id, name }) => [id, name]),
  )
  return {
    title: task.titleNl,
    answers: answers.map(({ exhibitorId, text, fileName, answeredBy, answeredAt }) => ({
      exhibitorId,
      exhibitor: names.get(exhibitorId) ?? '',
      ...{ text: text ?? '', file: fileName ?? '', by: answeredBy, at: isoOf(answeredAt) },
    })),
  }
}

/** The answer of an exhibitor with a file. */
export async function answerWithFile(
  strapi: Core.Strapi,
  taskId: string,
  exhibitorId: string,
): Promise<AnswerRow> {
  const row: AnswerRow | null = await answersOf(strapi).findOne({ where: { taskId, exhibitorId } })
  if (row?.storedAs) return row
  throw new errors.NotFoundError('Dit bestand bestaat niet meer.')
}

/** Makes a task, or changes one. */
export async function saveTask(
  strapi: Core.Strapi,
  documentId: string | null,
  body: unknown,
): Promise<void> {
  const data = readShape(taskValues, body)
  if (documentId === null) {
    const edition = (await areaEdition(strapi)) || null
    await tasksOf(strapi).create({ data: { ...data, edition } })
    return
  }
  const row = await taskRow(strapi, documentId)
  // A later day has its own reminders.
  const reminded = row.due === data.due ? row.reminded : []
  await tasksOf(strapi).update({ where: { id: row.id }, data: { ...data, reminded } })
}

/**
 * Gives an edition the tasks of another, without answers; those that had no edition stay with that one.
 * @returns how many
 */
export async function copyTasks(
  strapi: Core.Strapi,
  [from, edition]: readonly [string, string],
  later: (due: string) => string,
): Promise<number> {
  const tasks = tasksOf(strapi)
  await tasks.updateMany({ where: { edition: { $null: true } }, data: { edition: from } })
  const rows: TaskRow[] = await tasks.findMany({ where: { edition: from }, orderBy: { id: 'asc' } })
  for (const row of rows)
    await tasks.create({ data: { ...valuesOf(row), due: later(row.due), edition } })
  return rows.length
}

/** Deletes a task with its answers and their files. */
export async function removeTask(strapi: Core.Strapi, documentId: string): Promise<void> {
  const row = await taskRow(strapi, documentId)
  const files = await withLock(strapi, 'records', async () => {
    const where = { taskId: documentId }
    const answers: AnswerRow[] = await answersOf(strapi).findMany({ where })
    await deleteWhere(strapi, 'api::exhibitor-task-answer.exhibitor-task-answer', where)
    await tasksOf(strapi).delete({ where: { id: row.id } })
    return answers.flatMap(({ storedAs }) => storedAs ?? [])
  })
  await removeFiles(files)
}

/**
 * Reminds every exhibitor that did not answer a task.
 * @throws ValidationError in Dutch when staff did so today
 */
export const remindAll = (
  strapi: Core.Strapi,
  documentId: string,
  now: Date,
): Promise<{ readonly reminded: number }> =>
  withLock(strapi, 'records', async () => {
    const row = await taskRow(strapi, documentId)
    if (row.remindedAt && now.getTime() - new Date(row.remindedAt).getTime() < DAY_MS)
      throw new errors.ValidationError(
        'Voor deze taak ging het afgelopen etmaal al een herinnering uit.',
      )
    const reminded = await remindOf(strapi, row, now)
    await tasksOf(strapi).update({ where: { id: row.id }, data: { remindedAt: now } })
    return { reminded }
  })
