import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import { myStandPath } from './members.ts'

/** What a task asks: a tick, a text or a file. */
export const TASK_KINDS = ['tick', 'text', 'file'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** Days before the last day on which who did not answer gets a reminder. */
export const REMINDER_DAYS = [7, 1] as const

/** How long tasks are kept after their last day, and proposals after they were saved, in days. */
export const WORK_KEPT_DAYS = 730

export const tasksPath = (exhibitor: string) => `${myStandPath(exhibitor)}/tasks` as const
export const taskPath = (exhibitor: string, task: string) =>
  `${tasksPath(exhibitor)}/${task}` as const

const texts = z.object({ nl: z.string(), en: z.string() })

/** A task of an exhibitor, with its answer. */
export const standTask = z.object({
  id: documentId,
  title: texts,
  help: texts,
  kind: z.enum(TASK_KINDS),
  /** The last day, `2027-02-01`. */
  due: z.string(),
  /** Null while it is open. */
  answer: z
    .object({
      text: z.string(),
      /** Name of the file; empty without one. */
      file: z.string(),
      by: z.string(),
      /** ISO 8601. */
      at: z.string(),
    })
    .nullable(),
})
export type StandTask = z.infer<typeof standTask>

/** Answer of the calls about tasks, by their last day. */
export const standTasks = z.array(standTask)

const MAX_TITLE = 120
const MAX_HELP = 400
const text = (most: number) => z.string().trim().max(most)

/** Body by which staff make or change a task. */
export const taskValues = z.strictObject({
  titleNl: text(MAX_TITLE).min(1),
  titleEn: text(MAX_TITLE),
  helpNl: text(MAX_HELP),
  helpEn: text(MAX_HELP),
  kind: z.enum(TASK_KINDS),
  due: z.iso.date(),
  /** Document ids of categories; empty: all exhibitors. */
  categories: z.array(documentId).max(50),
})
export type TaskValues = z.infer<typeof taskValues>
