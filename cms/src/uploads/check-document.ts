import { RejectedFile } from './rejected-file'

/** How far from its end the end mark of a PDF may be, in bytes (ISO 32000-1, annex H.3). */
const TAIL_BYTES = 1024

/**
 * Whether a PDF is one from its first byte to its last: archives and pages hide before or behind one.
 * @throws RejectedFile `unreadable`
 */
export function checkPdf(content: Buffer): void {
  const tail = content.toString('latin1', Math.max(0, content.length - TAIL_BYTES))
  const isWhole = /^%PDF-\d\.\d/.test(content.toString('latin1', 0, 8)) && /%%EOF\s*$/.test(tail)
  if (!isWhole) throw new RejectedFile('unreadable')
}

/** PostScript in a binary envelope of DOS, and where in it the text begins. */
const DOS_ENVELOPE = 0xc5_d0_d3_c6
const TEXT_OFFSET_AT = 4

/**
 * Whether an EPS says so in its first line, behind the envelope that some programs put around it.
 * @throws RejectedFile `unreadable`
 */
export function checkEps(content: Buffer): void {
  const hasEnvelope = content.length > 30 && content.readUInt32BE(0) === DOS_ENVELOPE
  const start = hasEnvelope ? content.readUInt32LE(TEXT_OFFSET_AT) : 0
  const firstLine = content.toString('latin1', start, start + 64)
  if (!/^%!PS-Adobe-\d\.\d EPSF-\d\.\d/.test(firstLine)) throw new RejectedFile('unreadable')
}
