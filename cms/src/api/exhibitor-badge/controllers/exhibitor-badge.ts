import { badgeChange } from '@beursvloer/contract/my-stand/badges'
import { invitationCode } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { mailedBadge, standBadges } from '../../../exhibitor-badges/badges'
import { addBadges, removeBadge } from '../../../exhibitor-badges/change-badges'
import { answerWith } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { orServiceUnavailable } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { forMember } from '../../../my-stand/for-member'

/** Calls about badges of people on a stand, as `contract/src/my-stand/badges.ts` describes them. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: forMember(strapi, 'manager', (_ctx, { exhibitorId }) => standBadges(strapi, exhibitorId)),

  change: forMember(strapi, 'manager', async (ctx, member) => {
    const { exhibitorId, name: by } = member
    const asked = readShape(badgeChange, ctx.request.body)
    await orServiceUnavailable(strapi, member.language, () =>
      asked.change === 'add'
        ? addBadges(strapi, exhibitorId, asked, { by, now: new Date() })
        : removeBadge(strapi, exhibitorId, asked.badge),
    )
    wakeOutbox(strapi)
    return standBadges(strapi, exhibitorId)
  }),

  /** For the site: the badge of a mailed link. */
  mailed: answerWith(async ({ request }) => {
    const { code } = readShape(invitationCode, request.body)
    return { badge: await mailedBadge(strapi, code) }
  }),
})
