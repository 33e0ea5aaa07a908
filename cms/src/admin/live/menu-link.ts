import { Bell } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { LIVE_ACTIONS } from '../../live/staff/rights'

/** The page's place in the menu, for staff who may publish live facts. */
export const livePage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'live',
  icon: Bell,
  intlLabel: { id: 'beursvloer.live.title', defaultMessage: 'Live' },
  permissions: [{ action: LIVE_ACTIONS.tell, subject: null }],
  Component: () => import('./live-page'),
}
