import type { IncomingMessage } from 'node:http'
import { standTaskForm } from '@beursvloer/contract/forms/definitions/stand-task'
import type { StandTask } from '@beursvloer/contract/my-stand/tasks'
import type { Core } from '@strapi/strapi'
import { isCertainlyRolledBack } from '../database/errors'
import type { MemberRow } from '../exhibitor-members/membership'
import { acceptForm } from '../forms/accept-form'
import { storeForm } from '../forms/store-form'
import { HttpError } from '../http/http-error'
import { removeFiles, storeFile } from '../private-files/storage'
import { withLock } from '../transactions/with-lock'
import { FILE_KINDS } from '../uploads/file-kind'
import { type AnswerRow, answerSubject, answersOf, standTasks } from './tasks'

/**
 * Stores an exhibitor's answer to a task, in place of an earlier one.
 * @returns the tasks of the exhibitor
 * @throws HttpError 404 for a task of others; others say why the form is refused
 */
export async function answerTask(
  strapi: Core.Strapi,
  { exhibitorId, name: answeredBy }: MemberRow,
  taskId: string,
  incoming: IncomingMessage,
): Promise<StandTask[]> {
  const task = (await standTasks(strapi, exhibitorId)).find(({ id }) => id === taskId)
  if (!task) throw new HttpError(404)
  const definition = standTaskForm(task.kind)
  await storeForm(strapi, definition, incoming, async (request) => {
    const { values, files } = await acceptForm(definition, request, { options: {} })
    const [file] = files
    const storedAs = file && (await storeFile(file.content, FILE_KINDS[file.kind].extension))
    try {
      const replaced = await withLock(strapi, 'records', async () => {
        const subject = answerSubject(taskId, exhibitorId)
        const known: AnswerRow | null = await answersOf(strapi).findOne({ where: { subject } })
        const data = {
          ...{ subject, taskId, exhibitorId, answeredBy, answeredAt: new Date() },
          text: String(values.text ?? ''),
          ...{ fileName: file?.name ?? null, fileKind: file?.kind ?? null },
          storedAs: storedAs ?? null,
        }
        if (known) await answersOf(strapi).update({ where: { id: known.id }, data })
        else await answersOf(strapi).create({ data })
        return known?.storedAs ?? null
      })
      if (replaced) await removeFiles([replaced])
    } catch (error) {
      if (storedAs && isCertainlyRolledBack(error)) await removeFiles([storedAs])
      throw error
    }
  })
  return standTasks(strapi, exhibitorId)
}
