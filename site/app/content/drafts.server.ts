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
): (year?: number) => Promise<Snapshot> {
  let running: Promise<Drafts> | null = null
  let memo: { drafts: Drafts; at: number } | null = null

  const load = () => {
    if (memo && now() - memo.at < MEMO_MS) return Promise.resolve(memo.drafts)
    running ??= loadTypes(cms, documentTypes, 'draft')
      .then(({ content }) => {
        const drafts = draftsOf(content as RawContent)
        memo = { drafts, at: now() }
        return drafts
      })
      .finally(() => {
        running = null
      })
    return running
  }
  return async (year) => (await load())(year)
}

/** Gives a snapshot of drafts with the edition of a year as the current one; each is made once. */
type Drafts = (year?: number) => Snapshot

function draftsOf(content: RawContent): Drafts {
  const made = new Map<number | undefined, Snapshot>()
  return (year) => {
    const known = made.get(year)
    if (known) return known
    const edition = content.edition.nl.find((one) => one.year === year)?.documentId
    const { snapshot } = buildSnapshot(content, 'draft', edition)
    made.set(year, snapshot)
    return snapshot
  }
}
