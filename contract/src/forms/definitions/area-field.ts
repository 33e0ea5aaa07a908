import { AREA_DECIMALS } from '../../area.ts'
import type { Field, Text } from '../definition.ts'

/** Minimum area of a requested stand, in m². */
export const MIN_AREA = 6
export const MAX_AREA = 500

/** The size of a stand: a number of m² with two decimals at most. */
export const areaField = <const More extends Pick<Field, 'when' | 'help'>>(
  label: Text,
  more: More,
) =>
  ({
    kind: 'number',
    name: 'area',
    label,
    rules: `required|number|between:${MIN_AREA},${MAX_AREA}|decimals:${AREA_DECIMALS}`,
    messages: {
      between: {
        nl: `Kies ${MIN_AREA} tot ${MAX_AREA} m².`,
        en: `Choose ${MIN_AREA} to ${MAX_AREA} m².`,
      },
    },
    ...more,
  }) as const satisfies Field
