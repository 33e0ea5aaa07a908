import type { StandEnquiry } from '@beursvloer/contract/quotation/stand-enquiry'
import { STAND_PARAMETERS } from '@beursvloer/contract/stand-address'

/** The stand in the address of which the price is asked, as typed. */
export const parseStandQuery = (query: URLSearchParams): StandEnquiry => {
  const text = (name: keyof typeof STAND_PARAMETERS) => query.get(STAND_PARAMETERS[name]) ?? ''
  return {
    package: text('package'),
    area: text('area'),
    openSides: text('openSides'),
    publicBody: text('publicBody') === '1',
    coExhibitors: text('coExhibitors'),
  }
}
