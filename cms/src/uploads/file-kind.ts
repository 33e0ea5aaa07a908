import { openAsBlob } from 'node:fs'
import { type FileKind, fileKind } from '@beursvloer/contract/forms/file-kind'

/** How each kind is named in files and in answers over HTTP. */
export const FILE_KINDS: Readonly<Record<FileKind, { extension: string; mimeType: string }>> = {
  pdf: { extension: 'pdf', mimeType: 'application/pdf' },
  png: { extension: 'png', mimeType: 'image/png' },
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  eps: { extension: 'eps', mimeType: 'application/postscript' },
}

/** The kind of a file on disk by its first bytes; null for kinds that forms do not take. */
export const kindOf = async (file: string): Promise<FileKind | null> =>
  fileKind(await openAsBlob(file))
