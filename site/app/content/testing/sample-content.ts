import { documentTypes } from '../document-types.server.ts'
import type { RawContent } from '../graph.server.ts'
import { buildSnapshot, type Snapshot } from '../snapshot.server.ts'
import { type RestContent, sampleFair } from './documents.ts'

/** The sample fair as pages read it, after a change. */
export function sampleSnapshot(change: (fair: RestContent) => void = () => undefined): Snapshot {
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
  return buildSnapshot(raw as unknown as RawContent, 'v1').snapshot
}
