import { CleaningProcess } from './cleaning-process'
import { RejectedFile } from './rejected-file'
import { workerFile } from './worker-file'

/** How long cleaning may take, in ms; a large logo takes a second. */
const CLEANING_TIMEOUT_MS = 8000

const reader = new CleaningProcess(workerFile(__dirname, 'svg-worker'), CLEANING_TIMEOUT_MS)

/**
 * A drawing with only shapes, texts and embedded pictures. All of it is parsed in that process: on
 * a hostile one the time of a regular expression can grow with the square of its length.
 * @throws RejectedFile `active` when it references external resources, `unreadable` when it is no
 *   drawing, or beyond the limits
 */
export async function cleanSvg(content: Uint8Array): Promise<Buffer> {
  const clean = await reader.clean(content)
  if (clean.length === 0) throw new RejectedFile('unreadable')
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${clean}\n`)
}
