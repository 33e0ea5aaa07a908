import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type HeaderList, makeReady, type ReadyResponse } from '../http/ready-response.ts'
import { contentType, isCompressible } from './content-types.ts'
import { precompress } from './precompress.ts'

/** Files with the hash of their contents in their name. */
const HASHED = /^\/(?:assets|fonts)\/.+/
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Files such as `favicon.ico`: the name stays when the contents change. */
const NAMED = 'public, max-age=3600'

/**
 * Reads the files of the client build into memory, ready to send: answers by lookup, so that no
 * request ever names a path on disk. Fonts count as hashed: their names carry a number that is
 * raised when they change. Throws when the directory cannot be read.
 *
 * @param directory absolute, `build/client`
 * @param compressedDirectory where compressed copies are kept between starts
 */
export async function loadStaticFiles(
  directory: string,
  compressedDirectory: string,
  security: HeaderList,
): Promise<ReadonlyMap<string, ReadyResponse>> {
  const files = new Map<string, ReadyResponse>()
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith('.map')) continue
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(directory, path).split(sep).join('/')}`
    const body = await readFile(path)
    const type = contentType(name)
    const compress = isCompressible(type) && body.length > 600
    const ready = makeReady({
      status: 200,
      headers: [...security, 'Content-Type', type],
      cacheControl: HASHED.test(name) ? IMMUTABLE : NAMED,
      body,
      compress: compress ? await precompress(compressedDirectory, body) : 'none',
    })
    files.set(name, ready)
  }
  return files
}
