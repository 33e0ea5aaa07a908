import { formatArea } from '../area.ts'
import type { StandAvailability } from '../content-values.ts'
import type { Option } from './definition.ts'
import { NO_PREFERENCE } from './definitions/contract/stand-step.ts'

/** A stand as a choice. Area in m². */
export interface StandChoice {
  readonly number: string
  readonly status: StandAvailability
  readonly area: number
  readonly openSides: number
}

/** Whether a stand can be chosen: it is free, or an option on it may yet expire. */
export const canBeChosen = ({ status }: Pick<StandChoice, 'status'>): boolean =>
  status === 'free' || status === 'option'

/** "1 open zijde", "3 open zijden". */
export const SIDES = {
  nl: (n: number) => (n === 1 ? '1 open zijde' : `${n} open zijden`),
  en: (n: number) => (n === 1 ? '1 open side' : `${n} open sides`),
}

/** The stands to choose from, after the choice to leave it to the fair. */
export const standChoices = (stands: readonly StandChoice[]): readonly Option[] => [
  {
    value: NO_PREFERENCE,
    label: { nl: 'Geen voorkeur, kiest u maar', en: 'No preference: you choose for me' },
  },
  ...stands.filter(canBeChosen).map(({ number, status, area, openSides }) => {
    const held = status === 'option'
    return {
      value: number,
      label: {
        nl: `${number}, ${formatArea(area, 'nl')}, ${SIDES.nl(openSides)}${held ? ', in optie' : ''}`,
        en: `${number}, ${formatArea(area, 'en')}, ${SIDES.en(openSides)}${held ? ', under option' : ''}`,
      },
    }
  }),
]
