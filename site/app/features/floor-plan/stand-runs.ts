import type { StandView } from './floor-plan.ts'

/** Props of a component that draws a run. */
export interface RunProps {
  readonly stands: readonly StandView[]
  /** Numbers that a filter lets through; undefined while nothing is filtered. */
  readonly matches: ReadonlySet<string> | undefined
  /** Numbers of stands of this run, if any. */
  readonly selected: string | null
  readonly hot: string | null
}

/** How many stands a run has at most. */
const RUN_LENGTH = 32

/**
 * The stands of a hall in short runs, in order. Drawn each by a component that is memoised, only the run
 * in which something changes is gone through, not a thousand stands.
 */
export const runsOf = (stands: readonly StandView[]): readonly (readonly StandView[])[] =>
  Array.from({ length: Math.ceil(stands.length / RUN_LENGTH) }, (_, index) =>
    stands.slice(index * RUN_LENGTH, (index + 1) * RUN_LENGTH),
  )

/** A stand's number where the stand is in the run, else null. */
export const numberIn = (run: readonly StandView[], number: string | null): string | null =>
  run.some((stand) => stand.number === number) ? number : null
