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

/** A stand of the plan that is free. Area in m². */
export interface ChosenStand {
  readonly number: string
  readonly hall: { readonly number: number; readonly name: string }
  readonly area: number
  readonly openSides: number
}

/** The enquiry about a stand of the plan: its own size, whatever the address says. */
export const enquiryAbout = (wish: StandEnquiry, stand: ChosenStand | null): StandEnquiry =>
  stand
    ? {
        ...wish,
        area: String(stand.area).replace('.', ','),
        openSides: String(stand.openSides),
      }
    : wish
