import { inForceOn } from '@beursvloer/contract/quotation/tariff'
import type { Tariff } from '~/content/model.ts'

/** The tariff in force, and whether the early booking reduction still is. */
export type TariffView = NonNullable<ReturnType<typeof tariffOn>>

/** The tariff in force on a date `YYYY-MM-DD`; null when there is none. At most one is. */
export function tariffOn(tariffs: readonly Tariff[], date: string) {
  const tariff = inForceOn(tariffs, date)
  return tariff ? { tariff, early: date <= tariff.earlyUntil } : null
}
