import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { isContent } from '../content-version/content-types'

const TOKEN_NAME = 'site'
const PERMISSION = 'admin::api-token-permission'

/**
 * Actions of the site besides reading content: versions and live facts, counts, visitors' requests.
 */
const OTHERS = [
  'api::content-version.content-version.find',
  'api::search-miss.search-miss.report',
  'api::short-link.short-link.addClicks',
  'api::submission.submission.receive',
  'api::subscription.subscription.confirm',
  'api::subscription.subscription.unsubscribe',
  'api::submission.group-registration.confirm',
  'api::submission.group-registration.invitation',
  'api::sign-in-link.sign-in-link.ask',
  'api::sign-in-link.sign-in-link.follow',
  'api::sign-up.sign-up.guest',
  'api::sign-up.sign-up.offer',
  'api::sign-up.sign-up.takeOffer',
  'api::sign-up.sign-up.places',
  'api::fair-link.fair-link.follow',
  'api::acting-session.acting-session.start',
  'api::exhibitor-badge.exhibitor-badge.mailed',
  'api::lead.lead.card',
  'api::lead.lead.withdrawCard',
  'api::exhibitor-member.exhibitor-member.invitation',
  'api::exhibitor-member.exhibitor-member.accept',
  'api::live-fact.live-fact.feed',
  'api::statistics-count.statistics-count.receive',
  'api::push-installation.push-installation.register',
  'api::push-installation.push-installation.renew',
  'api::push-installation.push-installation.read',
  'api::push-installation.push-installation.change',
  'api::push-installation.push-installation.subscribe',
  'api::push-installation.push-installation.unsubscribe',
  'api::push-installation.push-installation.unlink',
  'api::push-installation.push-installation.remove',
  'api::push-installation.push-installation.receipt',
]

/** Account calls that the site makes for visitors who are not signed in. */
const ACCOUNT_CALLS = [
  'callback',
  'register',
  'forgotPassword',
  'resetPassword',
  'sendEmailConfirmation',
  'emailConfirmation',
  'refresh',
].map((action) => `plugin::users-permissions.auth.${action}`)

/**
 * The actions of the site's token: to read content and its version, to report clicks, and to pass
 * on visitors' requests, sign-in included. Strapi's own "read-only" kind of token would also open
 * the accounts of visitors.
 */
function siteActions(strapi: Core.Strapi): string[] {
  const content = Object.values(strapi.contentTypes).filter(isContent)
  return [
    ...content.flatMap(({ uid }) => [`${uid}.find`, `${uid}.findOne`]),
    ...OTHERS,
    ...ACCOUNT_CALLS,
  ]
}

/**
 * Makes sure that the API token "site" exists with the value of CMS_TOKEN and may do no more
 * than the site needs, so that it can follow the CMS without anybody copying a token from the admin panel.
 */
export async function ensureSiteToken(strapi: Core.Strapi): Promise<void> {
  if (!settings.siteToken) return
  const tokens = strapi.db.query('admin::api-token')
  const data = {
    name: TOKEN_NAME,
    description:
      'Waarmee de site de inhoud leest, kliks op korte links telt en formulieren, aanmeldingen en het inloggen van bezoekers doorgeeft. Komt uit de instelling CMS_TOKEN.',
    kind: 'content-api',
    type: 'custom',
    accessKey: strapi.service('admin::api-token').hash(settings.siteToken),
  }
  const existing = await tokens.findOne({ where: { name: TOKEN_NAME }, populate: ['permissions'] })
  const token =
    existing?.accessKey === data.accessKey && existing.type === data.type
      ? existing
      : existing
        ? await tokens.update({ where: { id: existing.id }, data })
        : await tokens.create({ data: { ...data, lifespan: null, expiresAt: null } })
  await ensureActions(strapi, token.id, existing?.permissions ?? [], siteActions(strapi))
}

async function ensureActions(
  strapi: Core.Strapi,
  token: number,
  granted: readonly { id: number; action: string }[],
  wanted: readonly string[],
): Promise<void> {
  const permissions = strapi.db.query(PERMISSION)
  const surplus = granted.filter(({ action }) => !wanted.includes(action)).map(({ id }) => id)
  if (surplus.length > 0) await permissions.deleteMany({ where: { id: { $in: surplus } } })
  const known = granted.map(({ action }) => action)
  for (const action of wanted.filter((candidate) => !known.includes(candidate))) {
    await permissions.create({ data: { action, token } })
  }
}
