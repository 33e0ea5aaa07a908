import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import type { StandTask } from '@beursvloer/contract/my-stand/tasks'
import type { TaskKind } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { currentEdition } from '../fair/editions'
import { ofCurrentEdition } from '../fair/of-edition'

export const TASK = 'api::exhibitor-task.exhibitor-task'
export const ANSWER = 'api::exhibitor-task-answer.exhibitor-task-answer'

/** A task as the database has it. */
export interface TaskRow {
  readonly id: number
  readonly documentId: string
  readonly titleNl: string
  readonly titleEn: string | null
  readonly helpNl: string | null
  readonly helpEn: string | null
  readonly kind: TaskKind
  /** The last day, `2027-02-01`. */
  readonly due: string
  /** Document ids; empty: all exhibitors. */
  readonly categories: readonly string[] | null
  /** Days before the last one on which reminders went out. */
  readonly reminded: readonly number[] | null
  /** When staff last reminded. */
  readonly remindedAt: string | null
}

/** What an exhibitor handed in. */
export interface AnswerRow {
  readonly id: number
  /** `answerSubject` of the two that follow. */
  readonly subject: string
  readonly taskId: string
  readonly exhibitorId: string
  readonly text: string | null
  readonly fileName: string | null
  readonly fileKind: FileKind | null
  /** Name of the file in private storage. */
  readonly storedAs: string | null
  readonly answeredBy: string
  readonly answeredAt: string
}

export const tasksOf = (strapi: Core.Strapi) => strapi.db.query(TASK)
export const answersOf = (strapi: Core.Strapi) => strapi.db.query(ANSWER)

/** The edition that tasks and messages are of: document id; empty while there is none. */
export const areaEdition = async (strapi: Core.Strapi): Promise<string> =>
  (await currentEdition(strapi))?.documentId ?? ''

/** The tasks of the current edition, and those from before tasks had one, by their last day. */
export const currentTasks = async (strapi: Core.Strapi): Promise<TaskRow[]> =>
  tasksOf(strapi).findMany({
    where: { $or: [{ edition: await areaEdition(strapi) }, { edition: { $null: true } }] },
    orderBy: [{ due: 'asc' }, { id: 'asc' }],
  })

/** The key of the only answer of an exhibitor to a task. */
export const answerSubject = (task: string, exhibitor: string): string => `${task}:${exhibitor}`

/** Whether a task or message is meant for exhibitors of a category. */
export const isFor = (
  { categories }: Pick<TaskRow, 'categories'>,
  category: string | null,
): boolean =>
  (categories ?? []).length === 0 || (category !== null && (categories ?? []).includes(category))

export interface Exhibitor {
  readonly documentId: string
  readonly name: string
  /** Document id of its category. */
  readonly category: string | null
  readonly isCoExhibitor: boolean
}

/** Whether an exhibitor has a task. The tasks of a shared stand are its main exhibitor's. */
export const hasTask = (
  task: Pick<TaskRow, 'categories'>,
  { category, isCoExhibitor }: Pick<Exhibitor, 'category' | 'isCoExhibitor'>,
): boolean => !isCoExhibitor && isFor(task, category)

/** All exhibitors of the current edition, drafts too, or the one with an id; by name. */
export async function exhibitorsWithCategory(
  strapi: Core.Strapi,
  documentId?: string,
): Promise<Exhibitor[]> {
  const found = await strapi.documents('api::exhibitor.exhibitor').findMany({
    locale: 'nl',
    status: 'draft',
    fields: ['name'],
    populate: { category: { fields: ['slug'] }, mainExhibitor: { fields: ['name'] } },
    sort: 'name',
    filters: documentId ? { documentId } : await ofCurrentEdition(strapi, 'exhibitor'),
  } as never)
  return found.map((exhibitor) => {
    const { category, mainExhibitor } = exhibitor as unknown as {
      category: { documentId: string } | null
      mainExhibitor: object | null
    }
    return {
      documentId: exhibitor.documentId,
      name: String(exhibitor.name),
      category: category?.documentId ?? null,
      isCoExhibitor: mainExhibitor !== null,
    }
  })
}

/** The tasks of an exhibitor with its answers, by their last day. */
export async function standTasks(strapi: Core.Strapi, exhibitorId: string): Promise<StandTask[]> {
  const [exhibitor] = await exhibitorsWithCategory(strapi, exhibitorId)
  const tasks = await currentTasks(strapi)
  const answers: AnswerRow[] = await answersOf(strapi).findMany({ where: { exhibitorId } })
  return tasks
    .filter((task) => exhibitor && hasTask(task, exhibitor))
    .map((task) => {
      const answer = answers.find(({ taskId }) => taskId === task.documentId)
      return {
        id: task.documentId,
        title: { nl: task.titleNl, en: task.titleEn || task.titleNl },
        help: { nl: task.helpNl ?? '', en: task.helpEn || task.helpNl || '' },
        ...{ kind: task.kind, due: task.due },
        answer: answer
          ? {
              ...{ text: answer.text ?? '', file: answer.fileName ?? '' },
              ...{ by: answer.answeredBy, at: isoOf(answer.answeredAt) },
            }
          : null,
      }
    })
}
