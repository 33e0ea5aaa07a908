import { PaperPlane } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { PUSH_ACTIONS } from '../../push-messages/staff/rights'

/** The page's place in the menu. */
export const pushPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'pushberichten',
  icon: PaperPlane,
  intlLabel: { id: 'beursvloer.push.title', defaultMessage: 'Pushberichten' },
  permissions: [{ action: PUSH_ACTIONS.read, subject: null }],
  Component: () => import('./push-pages'),
}
