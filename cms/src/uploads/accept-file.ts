import { readFile } from 'node:fs/promises'
import type { FileRule } from '@beursvloer/contract/forms/definition'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { checkEps } from './check-eps'
import { cleanPdf } from './clean-pdf'
import { cleanPicture } from './clean-picture'
import { cleanSvg } from './clean-svg'
import { kindOf } from './file-kind'
import { RejectedFile } from './rejected-file'
import type { Scanner } from './scan'

/** A file as a request brought it: on disk, unchecked. */
export interface IncomingFile {
  /** Path of its field. */
  readonly field: string
  /** The sender's file name. */
  readonly name: string
  readonly file: string
  readonly bytes: number
  /** Of the received bytes, in hexadecimal. */
  readonly sha256: string
}

async function contentOf(file: string, kind: FileKind): Promise<Buffer> {
  if (kind === 'png' || kind === 'jpeg' || kind === 'webp') return cleanPicture(file, kind)
  const content = await readFile(file)
  if (kind === 'svg') return cleanSvg(content)
  if (kind === 'pdf') return cleanPdf(content)
  if (kind === 'eps') await checkEps(content)
  return content
}

/**
 * Checks a file by its content, and returns the content to store.
 * @throws RejectedFile with the reason; Error when the scanner does not answer
 */
export async function acceptFile(
  { file, bytes }: IncomingFile,
  rule: FileRule,
  scanner: Scanner | null,
): Promise<{ kind: FileKind; content: Buffer }> {
  if (bytes > rule.maxKilobytes * BYTES_PER_KILOBYTE)
    throw new RejectedFile('size', { k: rule.maxKilobytes })
  const kind = await kindOf(file)
  if (!kind || !rule.kinds.includes(kind)) throw new RejectedFile('type')
  if (await scanner?.scan(file)) throw new RejectedFile('virus')
  return { kind, content: await contentOf(file, kind) }
}
