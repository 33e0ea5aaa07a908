import { COMPRESS_FROM, compressed, exactCopy } from '../http/brotli.ts'
import { inlineHashes } from '../http/content-security-policy.ts'
import { tagOf } from '../http/ready-response.ts'

/**
 * A shared page as the site passes it to the server: compressed, with the facts that follow from
 * its text.
 */
export type PackedPage = Awaited<ReturnType<typeof packPage>>

/** Takes the whole answer and compresses it. */
export async function packPage(response: Response) {
  const { status, headers } = response
  const text = Buffer.from(await response.arrayBuffer())
  const isCompressed = text.length >= COMPRESS_FROM
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    status,
    headers: [...headers],
    // Identity of the text.
    tag: tagOf(text),
    // Of the scripts and styles in it; null when it is no HTML.
    hashes: isHtml ? inlineHashes(text) : null,
    body: exactCopy(isCompressed ? await compressed(text) : text).buffer as ArrayBuffer,
    // Whether the body is compressed with Brotli; a small one is not.
    isCompressed,
  }
}
