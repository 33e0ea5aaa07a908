import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import { TASK_KINDS } from './terms.ts'

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
