import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeAtomically } from './write-atomically.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const brotli = (body: Buffer) =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** Keeps a file where possible: the folder of the build may be read-only. */
const keep = async (path: string, data: Buffer): Promise<void> => {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeAtomically(path, data)
  } catch {
    // It is computed again at the next start.
  }
}

/**
 * The best compression of `body`, kept in `directory` by the hash of its contents, so that it is
 * computed once per build and not per start.
 */
export async function precompress(
  directory: string,
  body: Buffer,
): Promise<{ gzip: Buffer; br: Buffer }> {
  const name = createHash('sha256').update(body).digest('hex')
  const kept = async (extension: string, compress: () => Promise<Buffer>) => {
    const path = join(directory, name + extension)
    try {
      return await readFile(path)
    } catch {
      const compressed = await compress()
      await keep(path, compressed)
      return compressed
    }
  }
  return {
    gzip: await kept('.gz', () => gzipAsync(body, { level: 9 })),
    br: await kept('.br', () => brotli(body)),
  }
}
