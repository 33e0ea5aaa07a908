import { TrendUp } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { STATISTICS_ACTIONS } from '../../statistics/staff/rights'

/** The page's place in the menu; who may see figures of visits sees it. */
export const statisticsPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'bezoek',
  icon: TrendUp,
  intlLabel: { id: 'beursvloer.statistics.title', defaultMessage: 'Bezoek' },
  permissions: [{ action: STATISTICS_ACTIONS.read, subject: null }],
  Component: () => import('./statistics-pages'),
}
