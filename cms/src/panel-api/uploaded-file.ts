import { errors } from '@strapi/utils'
import type { Context } from './answers'

export interface UploadedFile {
  readonly filepath: string
  readonly size: number
  readonly originalFilename?: string | null
}

/**
 * The first file of a request of the panel; the body parser removes it afterwards.
 * @param missing what the ValidationError says when there is none, in Dutch
 */
export function uploadedFile({ request }: Context, missing = 'Kies een bestand.'): UploadedFile {
  const upload = (request.files as { files?: UploadedFile | UploadedFile[] } | undefined)?.files
  const [file] = upload ? [upload].flat() : []
  if (!file) throw new errors.ValidationError(missing)
  return file
}
