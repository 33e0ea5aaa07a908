import type { IncomingMessage } from 'node:http'

/**
 * Reads a body to its end.
 * @returns its parts; null: it is larger than `maxBytes`
 * @throws when the sender leaves before its end, or has left
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer[] | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null
  const parts: Buffer[] = []
  let bytes = 0
  // Who sends too much is told so over the same connection.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return parts
}
