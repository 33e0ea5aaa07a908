import {
  Bell,
  Briefcase,
  Calendar,
  CheckCircle,
  File,
  Key,
  Mail,
  NumberList,
  PaperPlane,
  PinMap,
  Search,
  Trash,
  TrendUp,
  User,
} from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { LIVE_ACTIONS } from '../live/staff/rights'
import { MY_STAND_ACTIONS } from '../my-stand/staff/rights'
import { PUSH_ACTIONS } from '../push-messages/staff/rights'
import { SEARCH_ACTIONS } from '../search-misses/staff/rights'
import { SIGN_UP_ACTIONS } from '../sign-ups/staff/rights'
import { STATISTICS_ACTIONS } from '../statistics/staff/rights'
import { SUBMISSION_ACTIONS } from '../submissions/staff/rights'
import { VISITOR_ACTIONS } from '../visitors/staff/rights'

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0]

const CHANGE_CONTENT = 'plugin::content-manager.explorer.update'

/**
 * A page in the menu.
 * @param action the right to see it; none: it shows what the current user may see
 */
const link = (
  to: string,
  title: string,
  icon: MenuLink['icon'],
  Component: MenuLink['Component'],
  action?: string,
  subject: string | null = null,
): MenuLink => ({
  ...{ to, icon, Component },
  intlLabel: { id: `beursvloer.${to}`, defaultMessage: title },
  permissions: action ? [{ action, subject }] : [],
})

/** Our page in the menu of the settings, for everybody. */
export const twoFactorLink = {
  ...link(
    'tweestapsverificatie',
    'Tweestapsverificatie',
    Key,
    () => import('./two-factor/two-factor-page'),
  ),
  id: '001-two-factor',
}

/** Our pages in the menu, in its order. */
export const menuLinks: readonly MenuLink[] = [
  link(
    'floor-plan',
    'Plattegrond',
    PinMap,
    () => import('./floor-plan/import-page'),
    CHANGE_CONTENT,
    'api::stand.stand',
  ),
  link(
    'inzendingen',
    'Inzendingen',
    Mail,
    () => import('./submissions/submissions-pages'),
    SUBMISSION_ACTIONS.read,
  ),
  link(
    'bezoekers',
    'Bezoekers',
    User,
    () => import('./visitors/visitors-pages'),
    VISITOR_ACTIONS.read,
  ),
  link(
    'standbeheer',
    'Mijn stand',
    Briefcase,
    () => import('./my-stand/my-stand-pages'),
    MY_STAND_ACTIONS.review,
  ),
  link(
    'aanmeldingen',
    'Aanmeldingen',
    CheckCircle,
    () => import('./sign-ups/sign-ups-pages'),
    SIGN_UP_ACTIONS.overview,
  ),
  link('live', 'Live', Bell, () => import('./live/live-page'), LIVE_ACTIONS.tell),
  link(
    'pushberichten',
    'Pushberichten',
    PaperPlane,
    () => import('./push-messages/push-pages'),
    PUSH_ACTIONS.read,
  ),
  link(
    'bezoek',
    'Bezoek',
    TrendUp,
    () => import('./statistics/statistics-pages'),
    STATISTICS_ACTIONS.read,
  ),
  link(
    'zoekopdrachten',
    'Zoekopdrachten',
    Search,
    () => import('./search-misses/misses-page'),
    SEARCH_ACTIONS.read,
  ),
  link('importeren', 'Importeren', File, () => import('./import/import-page')),
  link(
    'inrichten',
    'Inrichten',
    NumberList,
    () => import('./own-fair/setup-page'),
    CHANGE_CONTENT,
    'api::site-settings.site-settings',
  ),
  link(
    'edities',
    'Edities',
    Calendar,
    () => import('./editions/editions-page'),
    CHANGE_CONTENT,
    'api::site-settings.site-settings',
  ),
  link('prullenbak', 'Prullenbak', Trash, () => import('./wastebasket/wastebasket-page')),
]
