import { statfs } from 'node:fs/promises'
import settings from '../../config/settings'

/** Free space below which nothing can be relied on to be stored, in bytes. */
const MIN_FREE_BYTES = 100 * 1024 * 1024
/** Lifetime of the cached answer, in ms: every form asks. */
const CACHE_MS = 1000

async function readFreeSpace(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(settings.dataDir)
    return bavail * bsize >= MIN_FREE_BYTES
  } catch {
    return false
  }
}

let last: { readonly askedAt: number; readonly hasDiskSpace: Promise<boolean> } | undefined

/** Whether the disk has room for visitors' submissions, cached for a moment. */
export function hasDiskSpace(): Promise<boolean> {
  const now = performance.now()
  if (!last || now - last.askedAt > CACHE_MS) last = { askedAt: now, hasDiskSpace: readFreeSpace() }
  return last.hasDiskSpace
}
