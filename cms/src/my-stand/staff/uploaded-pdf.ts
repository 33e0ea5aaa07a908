import { errors } from '@strapi/utils'
import type { Context } from '../../panel-api/answers'
import { uploadedFile } from '../../panel-api/uploaded-file'
import { acceptFile } from '../../uploads/accept-file'
import { configuredScanner } from '../../uploads/configured-scanner'
import { RejectedFile } from '../../uploads/rejected-file'

/** Largest PDF that staff attach, in kB. */
const MAX_PDF_KILOBYTES = 5_000

/**
 * The PDF of a request of the panel, checked.
 * @throws ValidationError in Dutch for another file
 */
export async function uploadedPdf(
  ctx: Context,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const { filepath, size, originalFilename } = uploadedFile(ctx)
  const name = originalFilename ?? ''
  const file = { field: '', name, file: filepath, bytes: size, sha256: '' }
  const rule = { kinds: ['pdf'], maxFiles: 1, maxKilobytes: MAX_PDF_KILOBYTES } as const
  const { content } = await acceptFile(file, rule, configuredScanner).catch((error: unknown) => {
    throw error instanceof RejectedFile ? new errors.ValidationError(error.text('nl')) : error
  })
  return { name, content }
}
