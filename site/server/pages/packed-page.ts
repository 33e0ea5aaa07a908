import { COMPRESS_FROM, compressed, exactCopy } from '../http/brotli.ts'
import { type InlineHashes, inlineHashes } from '../http/content-security-policy.ts'
import { tagOf } from '../http/ready-response.ts'

/**
 * A page for everybody as the site hands it to the server: compressed, with the facts that follow
 * from its text.
 */
export interface PackedPage {
  readonly status: number
  readonly headers: readonly [name: string, value: string][]
  /** Identity of the text. */
  readonly tag: string
  /** Of the scripts and styles in it; null when it is no HTML. */
  readonly hashes: InlineHashes | null
  readonly body: ArrayBuffer
  /** Whether the body is compressed with Brotli; a small one is not. */
  readonly isCompressed: boolean
}

/** Takes the whole answer and compresses it. */
export async function packPage(response: Response): Promise<PackedPage> {
  const { status, headers } = response
  const text = Buffer.from(await response.arrayBuffer())
  const isCompressed = text.length >= COMPRESS_FROM
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    status,
    headers: [...headers],
    tag: tagOf(text),
    hashes: isHtml ? inlineHashes(text) : null,
    body: exactCopy(isCompressed ? await compressed(text) : text).buffer as ArrayBuffer,
    isCompressed,
  }
}
