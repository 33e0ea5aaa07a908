import type { LiveItem, LiveMessage, LiveNotice } from '@beursvloer/contract/live/feed'

/** The live facts as last received by this page. */
interface Known {
  readonly version: string
  readonly items: Readonly<Record<string, LiveItem>>
  readonly notice: LiveNotice | null
}

let known: Known = { version: '', items: {}, notice: null }
const listeners = new Set<() => void>()

/** The facts known before with a change applied. */
function merged({ items: before, notice }: Known, message: LiveMessage): Known {
  const items = message.whole ? {} : { ...before }
  for (const [id, item] of Object.entries(message.items)) {
    if (item) items[id] = item
    else delete items[id]
  }
  const { version, notice: told } = message
  return { version, items, notice: told === undefined ? notice : told }
}

/** Takes in a message of the site. */
export function takeLive(message: LiveMessage): void {
  known = merged(known, message)
  for (const listener of listeners) listener()
}

/** The version of the known facts; empty: none yet. */
export const liveVersion = (): string => known.version
export const liveItemOf = (id: string): LiveItem | undefined => known.items[id]
export const currentNotice = (): LiveNotice | null => known.notice

/** Runs a function at every change; the answer ends that. */
export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
