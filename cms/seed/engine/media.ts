import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { type DrawnFile, drawFile } from '../pictures/draw.ts'
import { type Entry, MediaUse } from './entry.ts'

/** Drawings made at the same time; sharp uses a thread for each. */
const CONCURRENT_DRAWINGS = 3
const BYTES_PER_KILOBYTE = 1000

function* mediaIn(value: unknown): Generator<MediaUse> {
  if (value instanceof MediaUse) yield value
  else if (Array.isArray(value)) for (const item of value) yield* mediaIn(item)
  else if (value?.constructor === Object)
    for (const item of Object.values(value)) yield* mediaIn(item)
}

/** The files some entries use, by key. */
function mediaOf(entries: readonly Entry[]): Map<string, MediaUse> {
  const uses = new Map<string, MediaUse>()
  for (const { dutch, english } of entries)
    for (const use of mediaIn([dutch, english])) if (!uses.has(use.key)) uses.set(use.key, use)
  return uses
}

const FILE = 'plugin::upload.file'

/** Keys may hold a slash, file names may not. */
const fileNameOf = (key: string) => key.replaceAll('/', '-')

/**
 * Stores a drawn file as the upload plugin would, with our own thumbnail: going through its own
 * upload would decode and encode every picture once more.
 */
async function store(strapi: Core.Strapi, file: DrawnFile, use: MediaUse): Promise<number> {
  const upload = strapi.plugin('upload')
  const hashed = `${fileNameOf(use.key)}_${createHash('sha256').update(file.body).digest('hex').slice(0, 10)}`
  const described = (name: string, hash: string, body: Buffer) => ({
    name,
    hash,
    ext: file.extension,
    mime: file.mime,
    size: Math.round(body.length / (BYTES_PER_KILOBYTE / 100)) / 100,
    sizeInBytes: body.length,
    path: null,
    url: '',
    getStream: () => Readable.from(body),
  })
  const send = async (name: string, hash: string, body: Buffer) => {
    const values = described(name, hash, body)
    await upload.service('provider').upload(values)
    const { getStream: _, ...stored } = values
    return stored
  }
  const name = `${fileNameOf(use.key)}${file.extension}`
  const main = await send(name, hashed, file.body)
  const thumbnail = file.thumbnail && {
    ...(await send(`thumbnail_${name}`, `thumbnail_${hashed}`, file.thumbnail.body)),
    width: file.thumbnail.width,
    height: file.thumbnail.height,
  }
  const saved: { id: number } = await strapi.db.query(FILE).create({
    data: {
      ...main,
      alternativeText: use.alt,
      folderPath: '/',
      width: file.width,
      height: file.height,
      formats: thumbnail ? { thumbnail } : null,
      provider: strapi.config.get<string>('plugin::upload.provider'),
    },
  })
  return saved.id
}

/**
 * Draws and stores the files that some entries use, unless the media library already has them.
 * @param pictures false stores one small grey picture for all of them, for tests
 * @param report called with the number of files still to draw
 * @returns the database ids of the files by key
 */
export async function storeMedia(
  strapi: Core.Strapi,
  entries: readonly Entry[],
  pictures: boolean,
  report: (missing: number) => void,
): Promise<Map<string, number>> {
  const uses = mediaOf(entries)
  const present: { id: number; name: string }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id', 'name'] })
  const stored = new Map(present.map(({ id, name }) => [name.replace(/\.\w+$/, ''), id]))
  const ids = new Map<string, number>()
  const missing: MediaUse[] = []
  for (const use of uses.values()) {
    const id = stored.get(fileNameOf(use.key))
    if (id === undefined) missing.push(use)
    else ids.set(use.key, id)
  }
  if (missing.length > 0) report(missing.length)
  for (let start = 0; start < missing.length; start += CONCURRENT_DRAWINGS) {
    const batch = missing.slice(start, start + CONCURRENT_DRAWINGS)
    const files = await Promise.all(batch.map(({ key, alt }) => drawFile(key, alt, pictures)))
    for (const [index, use] of batch.entries()) {
      const file = files[index]
      if (file) ids.set(use.key, await store(strapi, file, use))
    }
  }
  return ids
}
