import { isEditionPage } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { type BuiltIndex, buildIndex, type Searchable } from './engine/build-index.ts'
import { searchDocuments } from './engine/documents/index.ts'

/** An index lives as long as the content it was built from. */
const indexes = new WeakMap<Content, Promise<BuiltIndex>>()

/** When the last build has ended; not its result, which would stay in memory. */
let lastBuild: Promise<void> = Promise.resolve()
const ignore = () => undefined

/**
 * The data to index of a snapshot, in one locale.
 * @param ofEdition whether only what is below the year of an edition counts
 */
export const searchableOf = (content: Content, ofEdition = false): Searchable => ({
  locale: content.locale,
  synonyms: content.synonyms,
  documents: searchDocuments(content).filter(
    ({ path }) => !ofEdition || isEditionPage(path.replace(/[?#].*/, '')),
  ),
  fair: content.edition.name,
})

/**
 * The search index of a snapshot in one locale, built when it is first asked for. One at a time.
 * @param ofEdition the same for every call with this snapshot
 */
export function searchIndexOf(content: Content, ofEdition = false): Promise<BuiltIndex> {
  const known = indexes.get(content)
  if (known) return known
  const building = lastBuild.then(() => buildIndex(searchableOf(content, ofEdition)))
  lastBuild = building.then(ignore, ignore)
  indexes.set(content, building)
  return building
}

type Snapshot = Readonly<Record<'nl' | 'en', Content>>

let newest: Snapshot
let preparing: Promise<void> | undefined

async function prepareNewest(): Promise<void> {
  for (;;) {
    const snapshot = newest
    await searchIndexOf(snapshot.nl)
    if (snapshot === newest) await searchIndexOf(snapshot.en)
    if (snapshot === newest) return
  }
}

/**
 * Builds the indexes of a new snapshot before anybody searches, one language after the other. A
 * snapshot that is followed by another before its turn is left out, so that none pile up where a
 * busy site builds them more slowly than editors publish. Resolves when those of the newest are there.
 */
export function prepareSearch(snapshot: Snapshot): Promise<void> {
  newest = snapshot
  preparing ??= prepareNewest().finally(() => {
    preparing = undefined
  })
  return preparing
}
