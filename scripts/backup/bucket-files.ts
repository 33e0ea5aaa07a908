/** Files of an installation in a bucket, and copying them from there and to there. */
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { link, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '../../cms/src/private-files/bucket.mts'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from '../running/failure.ts'
import { fileFolders } from './files.ts'
import { flush } from './flush.ts'
import { filesIn, hashFile, type StoredFile } from './manifest.ts'

/** Folder of the bucket with the files of a folder of the data folder. */
const folderInBucket = (place: string): string => `${place.replace(/^public\//, '')}/`

/** Whether a file is the object with an ETag, which is the MD5 of one that was sent in one part. */
const isSame = (file: string, etag: string | undefined): boolean =>
  existsSync(file) && createHash('md5').update(readFileSync(file)).digest('hex') === etag

/**
 * Copies all files of a bucket into a data folder or a backup, by way of a name that nobody reads.
 * @param previous the backup before: what did not change since becomes a hard link to it
 * @returns the files that were copied or linked, by their path; those already there are left out
 */
export const downloadFiles = async (
  bucket: Bucket,
  folder: string,
  previous: string | null = null,
): Promise<Record<string, StoredFile>> => {
  const stored: Record<string, StoredFile> = {}
  for (const place of fileFolders)
    for await (const { name, etag } of bucket.list(folderInBucket(place))) {
      const path = `${place}/${name}`
      const to = join(folder, path)
      if (isSame(to, etag)) continue
      const earlier = previous && join(previous, path)
      makeFolder(dirname(to))
      if (earlier && isSame(earlier, etag)) await link(earlier, to)
      else if (!(await download(bucket, folderInBucket(place) + name, to))) continue
      stored[path] = await hashFile(to)
    }
  return stored
}

/** @returns false when the object was deleted */
const download = async (bucket: Bucket, key: string, to: string): Promise<boolean> => {
  const found = await bucket.get(key)
  if (!found) return false
  const hash = createHash('sha256')
  found.content.on('data', (chunk) => hash.update(chunk))
  await pipeline(found.content, createWriteStream(`${to}.new`, { mode: 0o600 }))
  flush(`${to}.new`)
  if ((await hashFile(`${to}.new`)).sha256 !== hash.digest('hex'))
    throw new Failure(`${to} is not what the bucket has as ${key}.`)
  await rename(`${to}.new`, to)
  return true
}

/**
 * Copies all files of a data folder or a backup into a bucket, and reads each back.
 * @returns how many were copied; the others were there already
 */
export const uploadFiles = async (bucket: Bucket, folder: string): Promise<number> => {
  let copied = 0
  for (const place of fileFolders) {
    const there = new Map<string, string>()
    for await (const { name, etag } of bucket.list(folderInBucket(place))) there.set(name, etag)
    for (const name of await filesIn(join(folder, place))) {
      const file = join(folder, place, name)
      if (isSame(file, there.get(name))) continue
      const key = folderInBucket(place) + name
      await bucket.put(key, readFileSync(file))
      const found = await bucket.get(key)
      const hash = createHash('sha256')
      if (found) await pipeline(found.content, hash)
      if (hash.digest('hex') !== (await hashFile(file)).sha256)
        throw new Failure(`The bucket does not have ${key} as it was sent.`)
      copied += 1
    }
  }
  return copied
}
