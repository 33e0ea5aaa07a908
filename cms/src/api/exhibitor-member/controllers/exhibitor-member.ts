import {
  acceptInvitation as acceptInvitationBody,
  invitationCode,
  memberChange,
  type OpenInvitation,
} from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import {
  changeMember,
  currentMembers,
  invitationOf,
  inviteMember,
  memberViews,
} from '../../../exhibitor-members/change-members'
import { exhibitorNames, memberships } from '../../../exhibitor-members/membership'
import { readShape } from '../../../http/read-shape'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { acceptInvitation } from '../../../my-stand/accept-invitation'
import { forMember, type MemberContext } from '../../../my-stand/for-member'

interface Context extends MemberContext {
  get(header: string): string
}

/**
 * Calls about who acts for an exhibitor; bodies and answers are in
 * `contract/src/my-stand/members.ts`.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async own(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    ctx.body = await memberships(strapi, user.id)
  },

  members: forMember(strapi, 'staff', async (_ctx, member) =>
    memberViews(await currentMembers(strapi, member.exhibitorId), member),
  ),

  change: forMember(strapi, 'manager', async (ctx, member) => {
    const { exhibitorId, name: by } = member
    const asked = readShape(memberChange, ctx.request.body)
    const now = new Date()
    await orServiceUnavailable(strapi, member.language, () =>
      asked.change === 'invite'
        ? inviteMember(strapi, exhibitorId, asked, { by, now })
        : changeMember(strapi, exhibitorId, asked, { now, keepsManager: true }),
    )
    wakeOutbox(strapi)
    return memberViews(await currentMembers(strapi, exhibitorId), member)
  }),

  /** For the site: what an invitation is for; opening its page uses nothing up. */
  async invitation(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { code } = readShape(invitationCode, ctx.request.body)
    const row = await invitationOf(strapi, code, new Date())
    const stand = row && (await exhibitorNames(strapi, [row.exhibitorId])).get(row.exhibitorId)
    const answer: OpenInvitation = row && stand ? { stand, email: row.email, role: row.role } : null
    ctx.body = { invitation: answer }
  },

  /** For the site: accepts an invitation and signs in. */
  async accept(ctx: Context) {
    ctx.set('cache-control', 'private, no-store')
    const { code } = readShape(acceptInvitationBody, ctx.request.body)
    const userAgent = ctx.get('user-agent')
    ctx.body = await acceptInvitation(strapi, { code, userAgent }, new Date())
  },
})
