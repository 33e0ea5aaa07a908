import { Search } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { SEARCH_ACTIONS } from '../../search-misses/staff/rights'

/** The page's place in the menu, for staff who may see the figures. */
export const searchPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'zoekopdrachten',
  icon: Search,
  intlLabel: { id: 'beursvloer.search.title', defaultMessage: 'Zoekopdrachten' },
  permissions: [{ action: SEARCH_ACTIONS.read, subject: null }],
  Component: () => import('./misses-page'),
}
