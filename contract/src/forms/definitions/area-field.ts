import { AREA_DECIMALS } from '../../area.ts'
import type { Field, Text } from '../definition.ts'

/** How large a stand one may ask for, in m². */
export const LEAST_AREA = 6
export const MOST_AREA = 500

/** The size of a stand: a number of m² with two decimals at most. */
export const areaField = <const More extends Pick<Field, 'when' | 'help'>>(
  label: Text,
  more: More,
) =>
  ({
    kind: 'number',
    name: 'area',
    label,
    rules: `required|number|between:${LEAST_AREA},${MOST_AREA}|decimals:${AREA_DECIMALS}`,
    messages: {
      between: {
        nl: `Kies ${LEAST_AREA} tot ${MOST_AREA} m².`,
        en: `Choose ${LEAST_AREA} to ${MOST_AREA} m².`,
      },
    },
    ...more,
  }) as const satisfies Field
