import type { TypeName } from '@beursvloer/contract/content/type-names'
import type { SkippedDocument } from './graph.server.ts'
import type { ReplicaLog } from './replica.server.ts'

/** Keeps track of documents that cannot be shown, and logs each once until its problem changes. */
export interface SkippedReport {
  /** Replaces the known documents of `type` that did not fit their schema. */
  read(type: TypeName, skipped: readonly SkippedDocument[]): void
  /** Logs new ones, with `unlinked`: documents that miss a relation in the content as built. */
  publish(unlinked: readonly SkippedDocument[]): void
}

export function createSkippedReport(log: ReplicaLog): SkippedReport {
  const unreadable = new Map<TypeName, readonly SkippedDocument[]>()
  let reported = new Set<string>()
  return {
    read(type, skipped) {
      unreadable.set(
        type,
        skipped.filter((item) => item.type === type),
      )
    },
    publish(unlinked) {
      const current = new Set<string>()
      for (const item of [...[...unreadable.values()].flat(), ...unlinked]) {
        const key = `${item.type} ${item.id} ${item.reason}`
        if (!reported.has(key) && !current.has(key)) log.warn({ ...item }, 'Document skipped')
        current.add(key)
      }
      reported = current
    },
  }
}
