import { User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'

/** The page's place in the menu, for staff who may see visitors. */
export const visitorsPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'bezoekers',
  icon: User,
  intlLabel: { id: 'beursvloer.visitors.title', defaultMessage: 'Bezoekers' },
  permissions: [{ action: VISITOR_ACTIONS.read, subject: null }],
  Component: () => import('./visitors-pages'),
}
