import type { IncomingMessage, ServerResponse } from 'node:http'
import { MIMEType } from 'node:util'

/** Maximum of fields of a form, several times those of the longest: taking apart half a million takes seconds. */
const MAX_FIELDS = 2000
/** Maximum of a field that is no file, in bytes: more than the longest text that is read (`MAX_TYPED`). */
const MAX_TEXT_BYTES = 64 * 1024
/** The same where characters are percent-encoded. */
const MAX_ENCODED_BYTES = 2 * MAX_TEXT_BYTES
const ENCODED_SEPARATOR = '&'

/** What stands between the fields of a form with this content type; null for any other body. */
function separatorOf(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType)
    if (essence === 'application/x-www-form-urlencoded') return ENCODED_SEPARATOR
    return essence === 'multipart/form-data' ? `--${params.get('boundary') ?? ''}` : null
  } catch {
    return null
  }
}

/** How often a text is in a part of a body; counting ends beyond the maximum. */
function countOf(part: Buffer, text: string): number {
  let count = 0
  for (let at = part.indexOf(text); at >= 0 && count <= MAX_FIELDS; at = part.indexOf(text, at + 1))
    count += 1
  return count
}

/** Whether a form has a field too long that is no file. */
function hasLongText(body: Buffer, separator: string): boolean {
  const isEncoded = separator === ENCODED_SEPARATOR
  for (let start = 0, end = 0; start < body.length; start = end) {
    end = body.indexOf(isEncoded ? separator : `\r\n${separator}`, start + 1)
    if (end < 0) end = body.length
    if (end - start <= (isEncoded ? MAX_ENCODED_BYTES : MAX_TEXT_BYTES)) continue
    if (isEncoded) return true
    const head = body.toString('latin1', start, body.indexOf('\r\n\r\n', start))
    if (!/^content-disposition:[^\n]*; *filename\*?=/im.test(head)) return true
  }
  return false
}

/**
 * Reads a body to its end.
 * @returns its parts; 'too-large': more than `maxBytes`, or a form with too many or too long fields; 'left': the sender left before its end, and
 *   the connection is closed
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): Promise<Buffer[] | 'too-large' | 'left'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return 'too-large'
  const parts: Buffer[] = []
  const separator = separatorOf(request.headers['content-type'] ?? '')
  let bytes = 0
  let fields = 0
  try {
    // The refusal of a body that is too large is sent over the same connection.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      bytes += part.length
      if (separator) fields += countOf(part, separator)
      if (bytes > maxBytes || fields > MAX_FIELDS) return 'too-large'
      parts.push(part)
    }
  } catch {
    response.destroy()
    return 'left'
  }
  if (!separator || bytes <= MAX_TEXT_BYTES) return parts
  const body = Buffer.concat(parts)
  return hasLongText(body, separator) ? 'too-large' : [body]
}
