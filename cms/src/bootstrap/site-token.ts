import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { isContent } from '../content-version/content-types'
import { callNames } from '../http/calls'
import { PUSH_CALLS } from './visitor-permissions'

const TOKEN_NAME = 'site'
const PERMISSION = 'admin::api-token-permission'

/**
 * Actions of the site besides reading content: versions and live facts, counts, visitors' requests.
 */
const OTHERS = [
  ...callNames({
    'content-version': ['find'],
    'search-miss': ['report'],
    'short-link': ['addClicks'],
    submission: ['receive'],
    subscription: ['confirm', 'unsubscribe'],
    'sign-in-link': ['ask', 'follow'],
    'sign-up': ['guest', 'offer', 'takeOffer', 'places'],
    'fair-link': ['follow'],
    'acting-session': ['start'],
    'exhibitor-badge': ['mailed'],
    lead: ['card', 'withdrawCard'],
    'exhibitor-member': ['invitation', 'accept'],
    'exhibitor-return': ['open', 'answer'],
    'live-fact': ['feed'],
    'statistics-count': ['receive'],
    'push-installation': [...PUSH_CALLS, 'receipt'],
  }),
  'api::submission.group-registration.confirm',
  'api::submission.group-registration.invitation',
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
