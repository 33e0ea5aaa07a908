/** Files of an installation in a bucket, and copying them from there and to there. */
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '../../cms/src/private-files/bucket.mts'
import { makeFolder } from '../../site/server/files/make-folder.ts'
import { Failure } from '../running/failure.ts'
import { fileFolders, linkEarlier, storeEncrypted, type Target } from './files.ts'
import { contentHash, filesIn, hashFile, type StoredFile } from './manifest.ts'

/** Folder of the bucket with the files of a folder of the data folder. */
const folderInBucket = (place: string): string => `${place.replace(/^public\//, '')}/`

/** Whether a file is the object with an ETag, which is the MD5 of one that was sent in one part. */
const isSame = (file: string, etag: string | undefined): boolean =>
  existsSync(file) && createHash('md5').update(readFileSync(file)).digest('hex') === etag

/**
 * Copies all files of a bucket into a data folder or a backup, by way of a name that nobody reads.
 * @returns the files that were copied or linked, by their path; those already there are left out
 */
export const downloadFiles = async (
  bucket: Bucket,
  target: Target,
): Promise<Record<string, StoredFile>> => {
  const stored: Record<string, StoredFile> = {}
  for (const place of fileFolders)
    for await (const { name, etag } of bucket.list(folderInBucket(place))) {
      const path = `${place}/${name}`
      if (isSame(join(target.folder, path), etag)) continue
      const file =
        (await linkEarlier(target, path, (earlier) => earlier.etag === etag)) ??
        (await download(bucket, folderInBucket(place) + name, target, path))
      if (file) stored[path] = { ...file, etag }
    }
  return stored
}

/** @returns null when the object was deleted */
const download = async (
  bucket: Bucket,
  key: string,
  { folder, encryption }: Target,
  path: string,
): Promise<StoredFile | null> => {
  const found = await bucket.get(key)
  if (!found) return null
  const to = join(folder, path)
  const hash = createHash('sha256')
  found.content.on('data', (chunk) => hash.update(chunk))
  const stored = encryption
    ? await storeEncrypted(encryption, found.content, to)
    : await storePlain(found.content, to)
  if (contentHash(stored) !== hash.digest('hex'))
    throw new Failure(`${to} is not what the bucket has as ${key}.`)
  return stored
}

const storePlain = async (content: Readable, to: string): Promise<StoredFile> => {
  makeFolder(dirname(to))
  await pipeline(content, createWriteStream(`${to}.new`, { mode: 0o600, flush: true }))
  await rename(`${to}.new`, to)
  return hashFile(to)
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
