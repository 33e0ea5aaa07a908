import { proposalChange } from '@beursvloer/contract/my-stand/proposal'
import type { Core } from '@strapi/strapi'
import { readShape } from '../../../http/read-shape'
import { wakeOutbox } from '../../../mail/worker'
import { changeProposal } from '../../../my-stand/change-proposal'
import { forMember } from '../../../my-stand/for-member'
import { standOverview } from '../../../my-stand/overview'
import { proposalView, saveProposal } from '../../../my-stand/proposals'

/** Calls about an exhibitor's overview and proposed presentation (`contract/src/my-stand`). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  overview: forMember(strapi, 'staff', (_ctx, member) => standOverview(strapi, member, new Date())),

  find: forMember(strapi, 'editor', (_ctx, { exhibitorId }) => proposalView(strapi, exhibitorId)),

  save: forMember(strapi, 'editor', (ctx, member) =>
    saveProposal(strapi, member, ctx.req, Number(ctx.query.version)),
  ),

  change: forMember(strapi, 'editor', async (ctx, member) => {
    const asked = readShape(proposalChange, ctx.request.body)
    const view = await changeProposal(strapi, member, asked, new Date())
    wakeOutbox(strapi)
    return view
  }),
})
