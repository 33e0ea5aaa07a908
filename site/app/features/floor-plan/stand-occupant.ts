import { formatNumber } from '@beursvloer/contract/numbers'
import type { LocaleCode } from '~/content/model.ts'
import type { StandView } from './floor-plan.ts'
import type { floorPlanMessages } from './messages.ts'

type Texts = (typeof floorPlanMessages)['nl']

/** The exhibitors of a stand, or its status without any. */
export const standOccupant = (
  { exhibitors, status }: Pick<StandView, 'exhibitors' | 'status'>,
  t: Texts,
): string => exhibitors.map(({ name }) => name).join(', ') || t.status[status]

/** The same, with the lowest price of a stand that is for sale. */
export const standInWords = (stand: StandView, t: Texts, locale: LocaleCode): string =>
  [
    standOccupant(stand, t),
    ...(stand.offer ? [t.fromPrice(formatNumber(stand.offer.from, locale))] : []),
  ].join(', ')
