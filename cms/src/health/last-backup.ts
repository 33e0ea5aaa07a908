import { readFile } from 'node:fs/promises'
import path from 'node:path'
import settings from '../../config/settings'

/** Written by `npm run backup` when it has finished: `{ "finishedAt": ISO 8601, "folder": string }`. */
const FILE = path.join(settings.dataDir, 'last-backup.json')

/** How long ago the last backup finished, in seconds; null when there was none. */
export async function secondsSinceBackup(now: Date): Promise<number | null> {
  try {
    const { finishedAt } = JSON.parse(await readFile(FILE, 'utf8')) as { finishedAt?: unknown }
    const at = Date.parse(String(finishedAt))
    return Number.isNaN(at) ? null : Math.max(0, Math.round((now.getTime() - at) / 1000))
  } catch {
    return null
  }
}
