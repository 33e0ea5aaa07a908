import {
  entryKey,
  MAX_SENT_ENTRIES,
  mergeEntries,
  readSavedEntries,
  type SavedEntry,
} from '@beursvloer/contract/saved-entries'
import {
  NOTHING_SAVED,
  onSavedChange,
  readSaved,
  type SavedRecord,
  writeSaved,
} from './saved-store.ts'

/** Address at which the site merges a device's saved entries with the account. */
const SAVED_ADDRESS = '/bewaard.json'

/** Rest after a change before it is sent, in ms: three saves in a row are sent once. */
const REST_MS = 1500
/** Wait after a sending that failed, in ms: the first, how it grows, the longest (requirements 18.1). */
const FIRST_WAIT_MS = 1000
const WAIT_FACTOR = 1.5
const MAX_WAIT_MS = 60_000

/** Storage key for the record of another account, until its owner signs in again on this device. */
const asideKey = (owner: number) => `bewaard-${owner}`

/**
 * The record for an account: entries without an owner become theirs, those of another account wait.
 */
function recordFor(account: number): SavedRecord {
  const record = readSaved()
  if (record.owner === account) return record
  if (record.owner === null) {
    return { ...record, owner: account, unsent: record.entries.map(entryKey) }
  }
  try {
    localStorage.setItem(asideKey(record.owner), JSON.stringify(record))
    const own = JSON.parse(localStorage.getItem(asideKey(account)) ?? 'null') as SavedRecord | null
    localStorage.removeItem(asideKey(account))
    return own ?? { ...NOTHING_SAVED, owner: account }
  } catch {
    return { ...NOTHING_SAVED, owner: account }
  }
}

/**
 * The record after an answer of the account: the account's version of sent entries, unless they
 * changed since.
 */
function afterAnswer(
  record: SavedRecord,
  sent: readonly SavedEntry[],
  answer: readonly SavedEntry[],
): SavedRecord {
  const sentAt = new Map(sent.map((entry) => [entryKey(entry), entry.changedAt]))
  const settled = (entry: SavedEntry) => sentAt.get(entryKey(entry)) === entry.changedAt
  const open = record.entries.filter((entry) => !settled(entry))
  const done = new Set(record.entries.filter(settled).map(entryKey))
  return {
    ...record,
    entries: mergeEntries(open, answer),
    unsent: record.unsent.filter((key) => !done.has(key)),
  }
}

/**
 * Sends the entries that the account does not have yet and takes in changes of other devices.
 * @returns whether all is sent; false when it has to be tried again later
 */
async function exchange(account: number): Promise<boolean> {
  for (;;) {
    const record = recordFor(account)
    const unsent = new Set(record.unsent)
    const sent = record.entries
      .filter((entry) => unsent.has(entryKey(entry)))
      .slice(0, MAX_SENT_ENTRIES)
    const response = await fetch(SAVED_ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ entries: sent }),
    })
    if (!response.ok) return false
    const { entries } = (await response.json()) as { entries?: unknown }
    // The session is over: it is sent when somebody signs in again.
    if (entries === null) return true
    const answer = readSavedEntries(entries)
    if (!answer) return false
    const after = afterAnswer(recordFor(account), sent, answer)
    // Drop unsent keys whose entries were removed by the merge.
    const known = new Set(after.entries.map(entryKey))
    const rest = { ...after, unsent: after.unsent.filter((key) => known.has(key)) }
    writeSaved(rest)
    if (rest.unsent.length === 0 || sent.length === 0) return true
  }
}

/**
 * Syncs this device with the account while somebody is signed in: at once, after each change, when
 * there is a connection again, and when the visitor comes back to the page.
 * @returns a function that ends that
 */
export function syncSaved(account: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let running = false
  let ended = false
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(run, ms)
  }
  async function run(): Promise<void> {
    if (running || ended) return
    running = true
    const done = await exchange(account).catch(() => false)
    running = false
    if (done) wait = FIRST_WAIT_MS
    else {
      later(wait)
      wait = Math.min(wait * WAIT_FACTOR, MAX_WAIT_MS)
    }
  }
  const now = () => later(0)
  const endListening = onSavedChange(() => {
    if (readSaved().unsent.length > 0 && !running) later(REST_MS)
  })
  const look = () => {
    if (document.visibilityState === 'visible') now()
  }
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', look)
  now()
  return () => {
    ended = true
    clearTimeout(timer)
    endListening()
    window.removeEventListener('online', now)
    document.removeEventListener('visibilitychange', look)
  }
}
