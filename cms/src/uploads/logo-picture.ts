import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import settings from '../../config/settings'
import { openBucket } from '../private-files/bucket.mts'
import { ReaderProcess } from './reader-process'
import { workerFile } from './worker-file'

/** How long it may take, in ms. */
const LONGEST_MS = 8000

const reader = new ReaderProcess<Uint8Array>(workerFile(__dirname, 'logo-worker'), LONGEST_MS)

/** A file of the media library. */
export interface LogoFile {
  /** `/uploads/logo.svg` */
  readonly url: string
  readonly updatedAt: string
}

async function contentOf(url: string): Promise<Uint8Array | null> {
  if (settings.bucket) {
    const found = await (await openBucket(settings.bucket)).get(url.slice(1))
    return found && buffer(found.content)
  }
  return readFile(path.join(settings.dataDir, 'public', url)).catch(() => null)
}

async function make({ url }: LogoFile): Promise<Buffer | null> {
  const content = await contentOf(url)
  const made = content && (await reader.read(content))
  return made && Buffer.from(made)
}

/** The last one that was made: a fair has one logo. */
let last: { readonly key: string; readonly picture: Promise<Buffer | null> } | undefined

/** A logo as PNG of `LOGO_SIZE`, made once; null when there is none or it cannot be read. */
export async function logoPicture(file: LogoFile | null): Promise<Buffer | null> {
  if (!file) return null
  const key = `${file.url} ${file.updatedAt}`
  if (last?.key === key) return last.picture
  const picture = make(file).catch(() => {
    // The storage did not answer.
    last = undefined
    return null
  })
  last = { key, picture }
  return picture
}
