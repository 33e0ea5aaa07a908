import { Trash } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** The page's place in the menu; it lists the types that the current user may delete. */
export const wastebasketPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'prullenbak',
  icon: Trash,
  intlLabel: { id: 'beursvloer.wastebasket.title', defaultMessage: 'Prullenbak' },
  permissions: [],
  Component: () => import('./wastebasket-page'),
}
