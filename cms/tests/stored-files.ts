/** Files as they are stored: on this machine, or on the S3 server of this run. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'

const bucket = inject('bucketFolder')
/** The server stores an object in a file with its name and this suffix. */
const SUFFIX = bucket ? '._S3rver_object' : ''

const files = path.join(bucket ?? inject('dataDir'), 'private/files')

/** A file of the media library, by its address. */
export const libraryFile = ({ url }: { readonly url: string }): string =>
  path.join(bucket ?? path.join(inject('dataDir'), 'public'), url + SUFFIX)

export const storedFile = (name: string): string => path.join(files, name + SUFFIX)

export function writeStored(name: string, content: string): void {
  mkdirSync(files, { recursive: true })
  writeFileSync(storedFile(name), content)
}

/** Names of all stored files. */
export const storedFiles = (): string[] =>
  existsSync(files)
    ? readdirSync(files)
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, name.length - SUFFIX.length))
        .sort()
    : []

/** Runs work while no file can be stored. */
export async function whileStorageIsAway<T>(work: () => Promise<T>): Promise<T> {
  const place = bucket ?? files
  renameSync(place, `${place}-away`)
  try {
    return await work()
  } finally {
    renameSync(`${place}-away`, place)
  }
}
