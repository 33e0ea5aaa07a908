import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { callNames } from '../http/calls'

/** What visitors may do with the push messages of their device, signed in or not. */
export const PUSH_CALLS = [
  'register',
  'renew',
  'read',
  'change',
  'subscribe',
  'unsubscribe',
  'unlink',
  'remove',
]

/**
 * All actions that visitors may call themselves, by users-permissions role: none without an
 * account, and with one only those of the account itself. The site reads content with its own
 * token. The browser itself calls the sign-in with an OpenID Connect provider, so that is open
 * while one is set.
 */
const VISITOR_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  public: settings.identity.oidc ? ['plugin::users-permissions.auth.connect'] : [],
  authenticated: [
    'plugin::users-permissions.user.me',
    'plugin::users-permissions.auth.changePassword',
    'plugin::users-permissions.auth.logout',
    'plugin::users-permissions.auth.getSessions',
    'plugin::users-permissions.auth.revokeSession',
    ...callNames({
      'visitor-profile': [
        'find',
        'change',
        'photo',
        'removePhoto',
        'consents',
        'export',
        'network',
        'remove',
      ],
      'sign-up': ['own', 'signUp', 'cancel', 'accept', 'door', 'doorList', 'checkIn'],
      lead: ['list', 'enter', 'photo', 'keepPhoto', 'own', 'choose', 'decide'],
      meeting: ['own', 'times', 'request', 'change', 'ofStand', 'setting', 'changeOfStand'],
      'saved-entry': ['merge'],
      'fair-link': ['own', 'change'],
      'exhibitor-badge': ['find', 'change'],
      'exhibitor-member': ['own', 'members', 'change'],
      'stand-invoice': ['find', 'change', 'document', 'proof'],
      'exhibitor-task': ['find', 'answer'],
      'exhibitor-proposal': ['overview', 'figures', 'find', 'save', 'saveEntry', 'file', 'change'],
      'push-installation': PUSH_CALLS,
    }),
  ],
}

/**
 * Sets the permissions of visitors to exactly those of the table, replacing changes in the panel.
 */
export async function enforceVisitorPermissions(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('plugin::users-permissions.permission')
  const roles = await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ populate: ['permissions'] })
  for (const role of roles) {
    const allowed = VISITOR_PERMISSIONS[role.type] ?? []
    const present: { id: number; action: string }[] = role.permissions
    const surplus = present.filter(({ action }) => !allowed.includes(action))
    const missing = allowed.filter((action) => !present.some((given) => given.action === action))
    if (surplus.length > 0)
      await permissions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } })
    for (const action of missing) await permissions.create({ data: { action, role: role.id } })
  }
}
