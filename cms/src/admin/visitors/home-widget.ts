import { User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'
import { STATISTICS } from './requests'

/** A block on the panel's home with how many visitors there are; for who may see visitors. */
export const visitorsWidget: Parameters<StrapiApp['widgets']['register']>[0] = {
  id: 'visitors',
  icon: User,
  title: { id: 'beursvloer.visitors.title', defaultMessage: 'Bezoekers' },
  link: {
    label: { id: 'beursvloer.visitors.numbers', defaultMessage: 'Bekijk de cijfers' },
    href: STATISTICS,
  },
  permissions: [{ action: VISITOR_ACTIONS.read }],
  component: () => import('./home-numbers').then(({ HomeNumbers }) => HomeNumbers),
}
