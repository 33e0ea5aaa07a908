import { open } from 'node:fs/promises'
import type { FileRule } from '@beursvloer/contract/forms/definition'

export type FileKind = FileRule['kinds'][number]

/** How each kind is named in files and in answers over HTTP. */
export const FILE_KINDS: Readonly<Record<FileKind, { extension: string; mimeType: string }>> = {
  pdf: { extension: 'pdf', mimeType: 'application/pdf' },
  png: { extension: 'png', mimeType: 'image/png' },
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  eps: { extension: 'eps', mimeType: 'application/postscript' },
}

/** What the library for magic bytes calls them; it knows SVG as XML only. */
const BY_MIME: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'application/eps': 'eps',
  'application/xml': 'svg',
  'image/svg+xml': 'svg',
}

/** An SVG without an XML declaration: text that begins with the element, or comments before it. */
const SVG_START = /^\uFEFF?\s*(<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i
/** How much of a file is looked at for the start of an SVG, in bytes. */
const HEAD_BYTES = 4096

async function headOf(file: string): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * What a file is by its content; its name and what the sender calls it do not count.
 * @returns null for anything that forms do not take
 */
export async function kindOf(file: string): Promise<FileKind | null> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(file)
  if (found) return BY_MIME[found.mime] ?? null
  return SVG_START.test(await headOf(file)) ? 'svg' : null
}
