import { documentTypes } from '../document-type.server.ts'
import type { RawContent } from '../graph.server.ts'
import { buildSnapshot, type Snapshot } from '../snapshot.server.ts'
import { type RestContent, type RestDocument, sampleFair } from './documents.ts'

/** The snapshot of the sample fair after a change, with the skipped documents. */
export function buildSample(change: (fair: RestContent) => void = () => undefined) {
  const fair = sampleFair()
  change(fair)
  const raw = Object.fromEntries(
    documentTypes.map((type) => [
      type.name,
      {
        nl: (fair[type.path]?.nl ?? []).map((document) => type.parse(document)),
        en: (fair[type.path]?.en ?? []).map((document) => type.parseTranslation(document)),
      },
    ]),
  )
  return buildSnapshot(raw as unknown as RawContent, 'v1')
}

/** The sample fair as pages read it, after a change. */
export const sampleSnapshot = (change?: (fair: RestContent) => void): Snapshot =>
  buildSample(change).snapshot

/** Adds documents to those that the sample fair has of a type. */
export function addDocuments(fair: RestContent, path: string, ...documents: RestDocument[]): void {
  const type = fair[path]
  if (type) type.nl = [...type.nl, ...documents]
}
