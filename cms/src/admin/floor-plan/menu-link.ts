import { PinMap } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** The page's place in the menu, for staff who may change stands. */
export const floorPlanPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'floor-plan',
  icon: PinMap,
  intlLabel: { id: 'beursvloer.floor-plan.title', defaultMessage: 'Plattegrond' },
  permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::stand.stand' }],
  Component: () => import('./import-page'),
}
