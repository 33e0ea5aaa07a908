import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import type { Core } from '@strapi/strapi'
import { FILE_KINDS } from './file-kind'

interface StoredPicture {
  /** As its sender called it. */
  readonly name: string
  readonly kind: FileKind
  readonly content: Buffer
}

/**
 * Puts a copy of an accepted picture into the media library, which may change it.
 * @returns its id there
 */
export async function addToLibrary(
  strapi: Core.Strapi,
  { name, kind, content }: StoredPicture,
  alternativeText: string,
): Promise<number> {
  const { mimeType, extension } = FILE_KINDS[kind]
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-library-'))
  try {
    const filepath = path.join(folder, `picture.${extension}`)
    await writeFile(filepath, content)
    const file = {
      ...{ filepath, originalFilename: name, size: content.length },
      ...{ mimetype: mimeType, detectedMimeType: mimeType },
    }
    const [made] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({ data: { fileInfo: { name, alternativeText } }, files: [file] })
    return made.id
  } finally {
    await rm(folder, { recursive: true })
  }
}
