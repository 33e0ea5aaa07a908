import { formatArea } from '@beursvloer/contract/area'
import { SIDES } from '@beursvloer/contract/forms/choices'
import type { PricedStand } from '../../submissions/staff/acceptance'
import { SelectField } from '../ui/fields'

const nameOf = ({ number, hall, area, openSides, preference, taken }: PricedStand): string =>
  [
    `${preference ? `Voorkeur ${preference}: ` : ''}${number}`,
    hall,
    formatArea(area, 'nl'),
    SIDES.nl(openSides),
    ...(taken ? [taken] : []),
  ].join(', ')

interface StandFieldProps {
  readonly stands: readonly PricedStand[]
  readonly hint: string
  /** Document id of the chosen stand; empty for none. */
  readonly value: string
  readonly onChange: (documentId: string) => void
}

/** The most wanted stand that can be let. */
export const firstFree = (stands: readonly PricedStand[]): PricedStand | undefined =>
  stands.find(({ preference, taken }) => preference && !taken)

/** Lets staff choose one of the stands that can be let. */
export function StandField({ stands, ...rest }: StandFieldProps) {
  return (
    <SelectField
      required
      name="stand"
      label="Stand"
      {...rest}
      options={stands.map((one) => ({
        value: one.documentId,
        label: nameOf(one),
        disabled: one.taken !== null,
      }))}
    />
  )
}
