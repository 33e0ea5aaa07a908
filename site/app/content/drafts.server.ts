import { documentTypes } from './document-type.server.ts'
import type { RawContent } from './graph.server.ts'
import type { CmsClient } from './http.server.ts'
import { loadTypes } from './load.server.ts'
import { buildSnapshot, type Snapshot } from './snapshot.server.ts'

/** How long one load of drafts is reused: a page and its parts ask within moments of each other. */
const MEMO_MS = 1000

/**
 * A function that loads the content with its drafts, straight from the CMS. Calls within a second,
 * or while a load runs, share one load. Rejects with the error of loading; that is not kept.
 */
export function createDraftLoader(
  cms: CmsClient,
  now: () => number = () => performance.now(),
): () => Promise<Snapshot> {
  let running: Promise<Snapshot> | null = null
  let memo: { snapshot: Snapshot; at: number } | null = null

  return () => {
    if (memo && now() - memo.at < MEMO_MS) return Promise.resolve(memo.snapshot)
    running ??= load(cms)
      .then((snapshot) => {
        memo = { snapshot, at: now() }
        return snapshot
      })
      .finally(() => {
        running = null
      })
    return running
  }
}

async function load(cms: CmsClient): Promise<Snapshot> {
  const { content } = await loadTypes(cms, documentTypes, 'draft')
  return buildSnapshot(content as RawContent, 'draft').snapshot
}
