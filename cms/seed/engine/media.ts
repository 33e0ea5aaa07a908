import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import sharp from 'sharp'
import { type Entry, MediaUse } from './entry.ts'

const FOLDER = path.join(import.meta.dirname, '../media')
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}
const BYTES_PER_KILOBYTE = 1000

function* mediaIn(value: unknown): Generator<MediaUse> {
  if (value instanceof MediaUse) yield value
  else if (Array.isArray(value)) for (const item of value) yield* mediaIn(item)
  else if (value?.constructor === Object)
    for (const item of Object.values(value)) yield* mediaIn(item)
}

/** The files some entries use, by key. */
export function mediaOf(entries: readonly Entry[]): Map<string, MediaUse> {
  const uses = new Map<string, MediaUse>()
  for (const { dutch, english } of entries)
    for (const use of mediaIn([dutch, english])) if (!uses.has(use.key)) uses.set(use.key, use)
  return uses
}

const FILE = 'plugin::upload.file'

/** File name of a key, without its extension: keys may contain a slash, file names may not. */
export const fileNameOf = (key: string) => key.replaceAll('/', '-')

/** The names of the files in `cms/seed/media`. */
export const mediaFiles = () => readdirSync(FOLDER)

/**
 * Stores a file as the upload plugin would, but unchanged: that plugin's upload would decode and
 * encode every picture once more.
 * @returns its database id
 */
async function store(strapi: Core.Strapi, file: string, alt: string): Promise<number> {
  const body = readFileSync(path.join(FOLDER, file))
  const { name, ext } = path.parse(file)
  const mime = MIME_TYPES[ext]
  const { width, height } = mime?.startsWith('image/') ? await sharp(body).metadata() : {}
  const values = {
    name: file,
    hash: `${name}_${createHash('sha256').update(body).digest('hex').slice(0, 10)}`,
    ext,
    mime,
    size: Math.round(body.length / (BYTES_PER_KILOBYTE / 100)) / 100,
    sizeInBytes: body.length,
    path: null,
    url: '',
    getStream: () => Readable.from(body),
  }
  await strapi.plugin('upload').service('provider').upload(values)
  const { getStream: _, ...stored } = values
  const saved: { id: number } = await strapi.db.query(FILE).create({
    data: {
      ...stored,
      alternativeText: alt,
      folderPath: '/',
      width,
      height,
      provider: strapi.config.get<string>('plugin::upload.provider'),
    },
  })
  return saved.id
}

/**
 * Stores the files of `cms/seed/media` that some entries use, unless the media library has them.
 * @param report called with the number of files to store
 * @returns the database ids of the files by key
 */
export async function storeMedia(
  strapi: Core.Strapi,
  entries: readonly Entry[],
  report: (missing: number) => void,
): Promise<Map<string, number>> {
  const uses = mediaOf(entries)
  const present: { id: number; name: string }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id', 'name'] })
  const stored = new Map(present.map(({ id, name }) => [path.parse(name).name, id]))
  const files = new Map(mediaFiles().map((file) => [path.parse(file).name, file]))
  const ids = new Map<string, number>()
  const missing: MediaUse[] = []
  for (const use of uses.values()) {
    const id = stored.get(fileNameOf(use.key))
    if (id === undefined) missing.push(use)
    else ids.set(use.key, id)
  }
  if (missing.length > 0) report(missing.length)
  for (const { key, alt } of missing) {
    const file = files.get(fileNameOf(key))
    if (!file) throw new Error(`There is no file "${fileNameOf(key)}" in cms/seed/media`)
    ids.set(key, await store(strapi, file, alt))
  }
  return ids
}
