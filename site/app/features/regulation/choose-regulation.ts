import type { Regulation } from '~/content/model.ts'

/** Search parameter that asks for a version other than the one in force. */
export const VERSION_PARAMETER = 'versie'

export type RegulationChoice = NonNullable<ReturnType<typeof chooseRegulation>>

/**
 * The version that is asked for, else the one in force, else the newest. Null when there is none at
 * all, or not the one asked for.
 *
 * @param regulations newest first
 * @param date `YYYY-MM-DD`
 */
export function chooseRegulation(
  regulations: readonly Regulation[],
  date: string,
  version: string | null,
) {
  const current = regulations.find(({ validFrom }) => validFrom <= date)
  const regulation =
    version === null
      ? (current ?? regulations[0])
      : regulations.find((candidate) => candidate.version === version)
  if (!regulation) return null
  const link = ({ version: name, validFrom }: Regulation) => ({ version: name, validFrom })
  return {
    regulation,
    /** The version in force; null before the first one is. */
    current: current ? link(current) : null,
    /** All versions, newest first. */
    versions: regulations.map(link),
  }
}
