/** Rights on an area that a role can be given, in Settings, Roles. */
export interface Rights<Action extends string> {
  /** Begins the id of each: `submissions` of `api::submissions.read`. */
  readonly group: string
  /** The panel's name of the group. */
  readonly category: string
  /** The panel's name of each right. */
  readonly names: Readonly<Record<Action, string>>
}

/** The ids of rights, as roles have them. */
export const rightIds = <Action extends string>({
  group,
  names,
}: Rights<Action>): Readonly<Record<Action, string>> =>
  Object.fromEntries(
    Object.keys(names).map((action) => [action, `api::${group}.${action}`]),
  ) as Record<Action, string>
