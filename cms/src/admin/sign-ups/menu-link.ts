import { CheckCircle } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'

/** The page's place in the menu, for staff who may see the occupancy of items. */
export const signUpsPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'aanmeldingen',
  icon: CheckCircle,
  intlLabel: { id: 'beursvloer.sign-ups.title', defaultMessage: 'Aanmeldingen' },
  permissions: [{ action: SIGN_UP_ACTIONS.overview, subject: null }],
  Component: () => import('./sign-ups-pages'),
}
