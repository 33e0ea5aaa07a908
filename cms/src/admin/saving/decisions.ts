import type { VersionConflict } from '../../saving/views'

/** A save that waits for the editor's decision. */
export interface Pending extends VersionConflict {
  /** True to save over what is there. */
  readonly answer: (overwrite: boolean) => void
}

let pending: Pending | null = null
const listeners = new Set<() => void>()

function show(next: Pending | null): void {
  pending = next
  for (const listener of listeners) listener()
}

export const pendingConflict = (): Pending | null => pending

export function onConflict(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the editor whether to save over what another saved; no where nothing is there to ask. */
export const decide = (conflict: VersionConflict): Promise<boolean> =>
  listeners.size === 0
    ? Promise.resolve(false)
    : new Promise((resolve) =>
        show({
          ...conflict,
          answer: (overwrite) => {
            show(null)
            resolve(overwrite)
          },
        }),
      )
