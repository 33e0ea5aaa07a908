import { CleaningProcess } from './cleaning-process'
import { RejectedFile } from './rejected-file'
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
export async function cleanPdf(content: Buffer): Promise<Buffer> {
  const tail = content.toString('latin1', Math.max(0, content.length - TAIL_BYTES))
  const isWhole = /^%PDF-\d\.\d/.test(content.toString('latin1', 0, 8)) && /%%EOF\s*$/.test(tail)
  if (!isWhole) throw new RejectedFile('unreadable')
  return reader.clean(content)
}
