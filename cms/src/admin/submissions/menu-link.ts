import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'

/** The page's place in the menu, for staff who may see submissions. */
export const submissionsPage: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'inzendingen',
  icon: Mail,
  intlLabel: { id: 'beursvloer.submissions.title', defaultMessage: 'Inzendingen' },
  permissions: [{ action: SUBMISSION_ACTIONS.read, subject: null }],
  Component: () => import('./submissions-pages'),
}
