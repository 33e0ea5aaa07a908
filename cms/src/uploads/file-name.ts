import path from 'node:path'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import { FILE_KINDS } from './file-kind'

/** Maximum length of a name, in characters: file systems take 255 bytes. */
const MAX_NAME_LENGTH = 80
/** Names that Windows reserves for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i
/** For a file whose name has no usable characters. */
const NAMELESS = 'bestand'
const OTHER_EXTENSIONS: Partial<Record<FileKind, string>> = { jpeg: '.jpeg' }

/**
 * The name under which staff get a visitor's file: the last part of its path, without invisible or
 * bidirectional characters, and without characters that no file system takes; with the extension of
 * its real kind, so that a drawing is not opened as a page.
 */
export function fileName(given: string, kind: FileKind): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').replace(/[<>:"|?*]/g, '_')
  const extension = `.${FILE_KINDS[kind].extension}`
  const found = path.extname(visible).toLowerCase()
  const isRight = found === extension || found === OTHER_EXTENSIONS[kind]
  const stem = (isRight ? visible.slice(0, -found.length) : visible).replace(
    /^[\s.]+|(?<![\s.])[\s.]+$/g,
    '',
  )
  const short = [...stem].slice(0, MAX_NAME_LENGTH).join('').trimEnd() || NAMELESS
  return `${RESERVED.test(short.split('.')[0] ?? '') ? '_' : ''}${short}${isRight ? found : extension}`
}
