import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'

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
    'api::visitor-profile.visitor-profile.find',
    'api::visitor-profile.visitor-profile.change',
    'api::visitor-profile.visitor-profile.photo',
    'api::visitor-profile.visitor-profile.removePhoto',
    'api::visitor-profile.visitor-profile.consents',
    'api::visitor-profile.visitor-profile.export',
    'api::visitor-profile.visitor-profile.network',
    'api::visitor-profile.visitor-profile.remove',
    'api::sign-up.sign-up.own',
    'api::sign-up.sign-up.signUp',
    'api::sign-up.sign-up.cancel',
    'api::sign-up.sign-up.accept',
    'api::sign-up.sign-up.door',
    'api::sign-up.sign-up.doorList',
    'api::sign-up.sign-up.checkIn',
    'api::lead.lead.list',
    'api::lead.lead.enter',
    'api::lead.lead.photo',
    'api::lead.lead.keepPhoto',
    'api::lead.lead.own',
    'api::lead.lead.choose',
    'api::lead.lead.decide',
    'api::meeting.meeting.own',
    'api::meeting.meeting.times',
    'api::meeting.meeting.request',
    'api::meeting.meeting.change',
    'api::meeting.meeting.ofStand',
    'api::meeting.meeting.setting',
    'api::meeting.meeting.changeOfStand',
    'api::saved-entry.saved-entry.merge',
    'api::fair-link.fair-link.own',
    'api::fair-link.fair-link.change',
    'api::exhibitor-badge.exhibitor-badge.find',
    'api::exhibitor-badge.exhibitor-badge.change',
    'api::exhibitor-member.exhibitor-member.own',
    'api::exhibitor-member.exhibitor-member.members',
    'api::exhibitor-member.exhibitor-member.change',
    'api::stand-invoice.stand-invoice.find',
    'api::stand-invoice.stand-invoice.change',
    'api::stand-invoice.stand-invoice.document',
    'api::stand-invoice.stand-invoice.proof',
    'api::exhibitor-task.exhibitor-task.find',
    'api::exhibitor-task.exhibitor-task.answer',
    'api::exhibitor-proposal.exhibitor-proposal.overview',
    'api::exhibitor-proposal.exhibitor-proposal.figures',
    'api::exhibitor-proposal.exhibitor-proposal.find',
    'api::exhibitor-proposal.exhibitor-proposal.save',
    'api::exhibitor-proposal.exhibitor-proposal.saveEntry',
    'api::exhibitor-proposal.exhibitor-proposal.file',
    'api::exhibitor-proposal.exhibitor-proposal.change',
    'api::push-installation.push-installation.register',
    'api::push-installation.push-installation.renew',
    'api::push-installation.push-installation.read',
    'api::push-installation.push-installation.change',
    'api::push-installation.push-installation.subscribe',
    'api::push-installation.push-installation.unsubscribe',
    'api::push-installation.push-installation.unlink',
    'api::push-installation.push-installation.remove',
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
