import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Reads a body to its end.
 * @returns its parts; 'too-large': more than `maxBytes`; 'left': the sender left before its end, and
 *   the connection is closed
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): Promise<Buffer[] | 'too-large' | 'left'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return 'too-large'
  const parts: Buffer[] = []
  let bytes = 0
  try {
    // A sender of too much is told so over the same connection.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      bytes += part.length
      if (bytes > maxBytes) return 'too-large'
      parts.push(part)
    }
  } catch {
    response.destroy()
    return 'left'
  }
  return parts
}
