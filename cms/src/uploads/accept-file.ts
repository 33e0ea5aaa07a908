import { readFile } from 'node:fs/promises'
import type { FileRule } from '@beursvloer/contract/forms/definition'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { checkEps } from './check-eps'
import { cleanPicture } from './clean-picture'
import { cleanSvg } from './clean-svg'
import { CleaningProcess } from './cleaning-process'
import { kindOf } from './file-kind'
import { RejectedFile } from './rejected-file'
import type { Scanner } from './scan'
import { workerFile } from './worker-file'

/** How far from its end the end mark of a PDF may be, in bytes (ISO 32000-1, annex H.3). */
const TAIL_BYTES = 1024
/** Time limit of cleaning, in ms: the largest files, of 50 MB, take some seconds. */
const CLEANING_TIMEOUT_MS = 20_000

const reader = new CleaningProcess(workerFile(__dirname, 'pdf-worker'), CLEANING_TIMEOUT_MS)

/**
 * A PDF rewritten from its objects, so that it contains only checked data: no earlier versions,
 * nothing before, between or behind them.
 * @throws RejectedFile `active` when it has scripts, other files or external references,
 *   `protected` when it is encrypted, `unreadable` when it is no PDF from its first byte to its
 *   last
 */
async function cleanPdf(content: Buffer): Promise<Buffer> {
  const tail = content.toString('latin1', Math.max(0, content.length - TAIL_BYTES))
  const isWhole = /^%PDF-\d\.\d/.test(content.toString('latin1', 0, 8)) && /%%EOF\s*$/.test(tail)
  if (!isWhole) throw new RejectedFile('unreadable')
  return reader.clean(content)
}

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
