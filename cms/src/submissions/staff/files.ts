import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { pathOf } from '../../private-files/storage'
import { FILE_KINDS } from '../../uploads/file-kind'

interface StoredFile {
  readonly name: string
  readonly kind: keyof typeof FILE_KINDS
  readonly bytes: number
  readonly storedAs: string
}

/**
 * A file of a submission, to be sent to staff.
 * @throws NotFoundError in Dutch when the submission has no such file
 */
export async function openFile(strapi: Core.Strapi, submission: string, documentId: string) {
  const found: StoredFile | null = await strapi.db
    .query('api::submission-file.submission-file')
    .findOne({ where: { documentId, submission: { documentId: submission } } })
  const path = found && pathOf(found.storedAs)
  const isThere =
    path !== null &&
    (await access(path).then(
      () => true,
      () => false,
    ))
  if (!found || !isThere) throw new errors.NotFoundError('Dit bestand bestaat niet meer.')
  const { name, bytes, kind } = found
  return { name, bytes, mimeType: FILE_KINDS[kind].mimeType, content: createReadStream(path) }
}
