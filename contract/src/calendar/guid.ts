import { hash } from 'node:crypto'

/** Namespace of this software's UUIDs; must never change. */
const NAMESPACE = Buffer.from('5f0d9d0a6c1f4d6b9f6e0c3a7b2d8e41', 'hex')

/** The UUID version 5 (RFC 9562 §5.5) of a name: the same name gives the same UUID for ever. */
export function uuidOf(name: string): string {
  const named = Buffer.concat([NAMESPACE, Buffer.from(name)])
  const bytes = hash('sha1', named, 'buffer').subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Globally unique id of a document for other programs: made of its id and that of the site's
 * settings, which the CMS assigns once. It stays when fair, document or host are renamed, and
 * differs in another installation.
 */
export const guidOf = (settingsId: string, id: string): string => uuidOf(`${settingsId}/${id}`)
