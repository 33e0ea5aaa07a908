import type { Question, VersionConflict } from '../../saving/views'

/** The decision of the editor that a save waits for. */
export type Asked = { readonly conflict: VersionConflict } | { readonly question: Question }

type Pending = Asked & {
  /** True to continue the save. */
  readonly answer: (goOn: boolean) => void
}

let pending: Pending | null = null
const listeners = new Set<() => void>()

function show(next: Pending | null): void {
  pending = next
  for (const listener of listeners) listener()
}

export const pendingQuestion = (): Pending | null => pending

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the editor whether to continue a save; resolves to no without a form to ask at. */
export const ask = (asked: Asked): Promise<boolean> =>
  listeners.size === 0
    ? Promise.resolve(false)
    : new Promise((resolve) =>
        show({
          ...asked,
          answer: (goOn) => {
            show(null)
            resolve(goOn)
          },
        }),
      )
