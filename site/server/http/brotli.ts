import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)

/** Brotli quality for pages, where a render waits for it; assets use 11. */
const QUALITY = 5
/** Below this size (bytes) compressing costs more than it saves. */
export const COMPRESS_FROM = 600

/** A text compressed with Brotli, in memory of its own. */
export async function compressed(text: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
  }
  return exactCopy(await brotliAsync(text, { params }))
}

/** A window as large as the text: a larger one takes memory and finds nothing more. */
const windowBits = (length: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/**
 * The same bytes in memory of their own: a result of zlib may lie in a larger piece, which it would
 * keep.
 */
export function exactCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
