import { formatArea } from '@beursvloer/contract/area'
import { SIDES } from '@beursvloer/contract/forms/choices'
import {
  differencesOf,
  type StandSize,
  type StandTerms,
} from '@beursvloer/contract/quotation/stand-terms'

/** The differences between a stand and the quotation, for staff. */
export function differenceText(
  quoted: StandTerms,
  stand: StandSize & { readonly number: string },
): string {
  const words = {
    area: `${formatArea(stand.area, 'nl')} in plaats van ${formatArea(quoted.area ?? 0, 'nl')}`,
    openSides: `${SIDES.nl(stand.openSides)} in plaats van ${quoted.openSides}`,
  }
  const what = differencesOf(quoted, stand).map((one) => words[one])
  return `Stand ${stand.number} is een andere dan die van de offerte: ${what.join(' en ')}. Stuur eerst een nieuwe offerte; het contract kan definitief worden zodra die getekend terug is.`
}
