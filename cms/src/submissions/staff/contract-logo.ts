import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { pathOf } from '../../private-files/storage'
import { FILE_KINDS } from '../../uploads/file-kind'
import type { KeptFile } from '../kept-files'

/** Path of the field with the logo. */
const LOGO = 'presentation.logo'

/**
 * Puts the logo of a contract into the media library, for its exhibitor.
 * @returns its id there; null without one, or with an EPS, which no browser shows
 */
export async function libraryLogo(
  strapi: Core.Strapi,
  submission: string,
  exhibitor: string,
): Promise<number | null> {
  const logo: KeptFile | null = await strapi.db
    .query('api::submission-file.submission-file')
    .findOne({ where: { field: LOGO, submission: { documentId: submission } } })
  const stored = logo && pathOf(logo.storedAs)
  if (!stored || logo.kind === 'eps') return null
  const { mimeType, extension } = FILE_KINDS[logo.kind]
  // A copy, because the media library may change the file.
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-logo-'))
  try {
    const filepath = path.join(folder, `logo.${extension}`)
    await copyFile(stored, filepath)
    const file = {
      filepath,
      originalFilename: logo.name,
      mimetype: mimeType,
      detectedMimeType: mimeType,
      size: logo.bytes,
    }
    const fileInfo = { name: logo.name, alternativeText: exhibitor }
    const [made] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({ data: { fileInfo }, files: [file] })
    return made.id
  } finally {
    await rm(folder, { recursive: true })
  }
}
