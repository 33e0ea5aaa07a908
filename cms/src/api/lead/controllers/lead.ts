import { leadEntries, sharingChoice, sharingDecision } from '@beursvloer/contract/leads/calls'
import { invitationCode } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { answerWith, forVisitor } from '../../../http/calls'
import { HttpError } from '../../../http/http-error'
import { readShape } from '../../../http/read-shape'
import { requireDiskSpace } from '../../../http/service-unavailable'
import { enterLeads } from '../../../leads/enter'
import { leadListOf } from '../../../leads/lead-list'
import { nameCard, withdrawCard } from '../../../leads/name-cards'
import { keepPhoto, photoOf } from '../../../leads/photo'
import { chooseSharing, decideSharing, ownSharingsOf } from '../../../leads/sharings'
import { forMember } from '../../../my-stand/for-member'
import { readFile } from '../../../private-files/storage'
import { wakePushSender } from '../../../push/worker'

/** Calls about leads: of members on their exhibitor's, and of visitors on what they share. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: forMember(strapi, 'staff', (_ctx, { exhibitorId }) => leadListOf(strapi, exhibitorId)),

  enter: forMember(
    strapi,
    'staff',
    async ({ request }, { exhibitorId: exhibitor, documentId: member }) => {
      const { entries } = readShape(leadEntries, request.body)
      await requireDiskSpace()
      const done = await enterLeads(strapi, { exhibitor, member, now: new Date() }, entries)
      wakePushSender(strapi)
      return done
    },
  ),

  /** For the site: the name card of a mailed link. */
  card: answerWith(async ({ request }) => {
    const { code } = readShape(invitationCode, request.body)
    return { card: await nameCard(strapi, code) }
  }),

  withdrawCard: answerWith(async ({ request }) => {
    const { code } = readShape(invitationCode, request.body)
    return { withdrawn: await withdrawCard(strapi, code, new Date()) }
  }),

  photo: forMember(strapi, 'staff', async (ctx, { exhibitorId }) => {
    const storedAs = await photoOf(strapi, exhibitorId, ctx.params.lead ?? '')
    const content = storedAs && (await readFile(storedAs))
    if (!content) throw new HttpError(404)
    ctx.set('content-type', 'application/octet-stream')
    return content
  }),

  keepPhoto: forMember(strapi, 'staff', async (ctx, { exhibitorId }) => {
    await keepPhoto(strapi, exhibitorId, ctx.params.lead ?? '', ctx.req)
    return { kept: true }
  }),

  own: forVisitor((_call, { id: visitor }) => ownSharingsOf(strapi, visitor)),

  choose: forVisitor(async ({ request }, { id: visitor }) => {
    await chooseSharing(strapi, visitor, readShape(sharingChoice, request.body))
    return ownSharingsOf(strapi, visitor)
  }),

  decide: forVisitor(async ({ request, params }, { id: visitor }) => {
    const decision = readShape(sharingDecision, request.body)
    await decideSharing(strapi, visitor, String(params.lead), decision, new Date())
    return ownSharingsOf(strapi, visitor)
  }),
})
