import { isFull } from '@beursvloer/contract/quotation/contract-quotation'
import type { Content, Edition } from '~/content/model.ts'

/** Stands and area that are still to let. Areas in m². */
export interface SalesView {
  readonly state: Edition['standSales']
  readonly stands: number
  readonly free: number
  readonly area: number
  readonly smallest: number
  readonly largest: number
  readonly exhibitors: number
}

/** Whether stands can be booked; when the last one is let it becomes the waiting list. */
export const salesState = ({
  edition,
  stands,
}: Pick<Content, 'edition' | 'stands'>): SalesView['state'] =>
  edition.standSales === 'open' && isFull(stands.all) ? 'waiting-list' : edition.standSales

export function toSalesView(
  content: Pick<Content, 'edition' | 'stands' | 'exhibitors'>,
): SalesView {
  const stands = content.stands.all
  const areas = stands.map(({ area }) => area)
  return {
    state: salesState(content),
    stands: stands.length,
    free: stands.filter(({ status }) => status === 'free').length,
    area: Math.round(areas.reduce((sum, area) => sum + area, 0)),
    smallest: Math.min(...areas),
    largest: Math.max(...areas),
    exhibitors: content.exhibitors.all.length,
  }
}
