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
import { answerWith, forVisitor } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { acceptInvitation } from '../../../my-stand/accept-invitation'
import { forMember } from '../../../my-stand/for-member'

/**
 * Calls about the members of an exhibitor; bodies and answers are in
 * `contract/src/my-stand/members.ts`.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  own: forVisitor((_call, { id }) => memberships(strapi, id)),

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
  invitation: answerWith(async ({ request }) => {
    const { code } = readShape(invitationCode, request.body)
    const row = await invitationOf(strapi, code, new Date())
    const stand = row && (await exhibitorNames(strapi, [row.exhibitorId])).get(row.exhibitorId)
    const answer: OpenInvitation = row && stand ? { stand, email: row.email, role: row.role } : null
    return { invitation: answer }
  }),

  /** For the site: accepts an invitation and signs in. */
  accept: answerWith((call) => {
    const { code } = readShape(acceptInvitationBody, call.request.body)
    const userAgent = call.get('user-agent')
    return acceptInvitation(strapi, { code, userAgent }, new Date())
  }),
})
