import type { LeftOut, TypeName } from './graph.server.ts'
import type { ReplicaLog } from './replica.server.ts'

/** Keeps track of documents that cannot be shown, and logs each once until its problem changes. */
export interface LeftOutReport {
  /** Replaces what is known of documents of `type` that did not fit their schema. */
  read(type: TypeName, leftOut: readonly LeftOut[]): void
  /** Logs what is new, with `unlinked`: documents that miss a relation in the content as built. */
  publish(unlinked: readonly LeftOut[]): void
}

export function createLeftOutReport(log: ReplicaLog): LeftOutReport {
  const unreadable = new Map<TypeName, readonly LeftOut[]>()
  let reported = new Set<string>()
  return {
    read(type, leftOut) {
      unreadable.set(
        type,
        leftOut.filter((item) => item.type === type),
      )
    },
    publish(unlinked) {
      const current = new Set<string>()
      for (const item of [...[...unreadable.values()].flat(), ...unlinked]) {
        const key = `${item.type} ${item.id} ${item.reason}`
        if (!reported.has(key) && !current.has(key)) log.warn({ ...item }, 'Document left out')
        current.add(key)
      }
      reported = current
    },
  }
}
