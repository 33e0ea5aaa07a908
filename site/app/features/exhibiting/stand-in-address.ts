import type { StandWish } from '@beursvloer/contract/quotation/stand-wish'
import { STAND_PARAMETERS } from '@beursvloer/contract/stand-address'

/** What the address says of a stand that one wants to know the price of, as typed. */
export const wishIn = (query: URLSearchParams): StandWish => {
  const text = (name: keyof typeof STAND_PARAMETERS) => query.get(STAND_PARAMETERS[name]) ?? ''
  return {
    package: text('package'),
    area: text('area'),
    openSides: text('openSides'),
    publicBody: text('publicBody') === '1',
    coExhibitors: text('coExhibitors'),
  }
}
