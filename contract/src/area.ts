import type { FormLanguage } from './forms/definition.ts'
import { formatNumber } from './numbers.ts'

/** Maximum of decimals of an area in m². */
export const AREA_DECIMALS = 2

/** An area in m² with two decimals at most, as sums and stored sizes may have more. */
export const roundedArea = (area: number): number => Number(area.toFixed(AREA_DECIMALS))

/**
 * An area in m² for readers, with two decimals at most.
 *
 * @example formatArea(13.5, 'nl') // '13,5 m²', with a no-break space
 */
export const formatArea = (area: number, language: FormLanguage): string =>
  `${formatNumber(roundedArea(area), language)}\u00a0m²`
