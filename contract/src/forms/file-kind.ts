import type { FileRule } from './definition.ts'

export type FileKind = FileRule['kinds'][number]

/** How much of a file is looked at; a PDF may have other bytes before its mark (ISO 32000). */
const HEAD_BYTES = 4096

const startsWith = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, at) => head[at] === byte)

/**
 * The XML allowed before the first element: a declaration, comments, a document type with its own
 * declarations.
 */
export const SVG_PROLOGUE =
  /^(?:\uFEFF|\xef\xbb\xbf)?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^[>]*(?:\[[^\]]*\]\s*)?>)*/i

/** The kind of a file by its first bytes, not its name; null for an unsupported kind. */
export async function fileKind(file: Blob): Promise<FileKind | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = new TextDecoder('latin1').decode(head)
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  // EPS: PostScript with an EPSF header, or DOS EPS, which has a preview in front.
  if (/^%!PS-Adobe-\d\.\d EPSF/.test(text) || startsWith(head, 0xc5, 0xd0, 0xd3, 0xc6)) return 'eps'
  if (text.includes('%PDF-')) return 'pdf'
  return /^<svg[\s/>]/.test(text.replace(SVG_PROLOGUE, '')) ? 'svg' : null
}
