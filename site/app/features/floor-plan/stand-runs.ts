import type { StandView } from './floor-plan.ts'

/** Props of a component that draws a run. */
export interface RunProps {
  readonly stands: readonly StandView[]
  /** Numbers that match a filter; undefined while nothing is filtered. */
  readonly matches: ReadonlySet<string> | undefined
  /** Numbers of stands of this run, if any. */
  readonly selected: string | null
  readonly hot: string | null
}

/** How many stands a run has at most. */
const RUN_LENGTH = 32

/**
 * The stands of a hall in short runs, in order. Each is rendered by a memoised component, so that a
 * change renders one run and not a thousand stands.
 */
export const runsOf = (stands: readonly StandView[]): readonly (readonly StandView[])[] =>
  Array.from({ length: Math.ceil(stands.length / RUN_LENGTH) }, (_, index) =>
    stands.slice(index * RUN_LENGTH, (index + 1) * RUN_LENGTH),
  )

/** A stand's number where the stand is in the run, else null. */
export const numberIn = (run: readonly StandView[], number: string | null): string | null =>
  run.some((stand) => stand.number === number) ? number : null
