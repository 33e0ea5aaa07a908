import type { Content } from '~/content/model.ts'
import { type BuiltIndex, buildIndex } from './engine/build-index.ts'
import { searchDocuments } from './engine/documents.ts'

/** An index lives as long as the content it was built from. */
const indexes = new WeakMap<Content, Promise<BuiltIndex>>()

/** The search index of a snapshot in one locale, built when it is first asked for. */
export function searchIndexOf(content: Content): Promise<BuiltIndex> {
  const known = indexes.get(content)
  if (known) return known
  const { locale, synonyms } = content
  const building = buildIndex({ locale, synonyms, documents: searchDocuments(content) })
  indexes.set(content, building)
  return building
}

/** Builds the indexes of a new snapshot before anybody searches, one language after the other. */
export async function prepareSearch(snapshot: Readonly<Record<'nl' | 'en', Content>>) {
  await searchIndexOf(snapshot.nl)
  await searchIndexOf(snapshot.en)
}
