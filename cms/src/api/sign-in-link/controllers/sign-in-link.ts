import { followLinkRequest, signInLinkRequest } from '@beursvloer/contract/sign-ups/requests'
import type { Core } from '@strapi/strapi'
import { answerWith } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { requireDiskSpace } from '../../../http/service-unavailable'
import { wakeOutbox } from '../../../mail/worker'
import { followSignInLink, sendSignInLink } from '../../../visitors/sign-in/sign-in-link'

/** Links that sign in, which the site asks for and follows for visitors (requirements 17.5). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ask: answerWith(async ({ request }) => {
    const asked = readShape(signInLinkRequest, request.body)
    await requireDiskSpace()
    await sendSignInLink(strapi, asked, new Date())
    wakeOutbox(strapi)
    return { ok: true }
  }),

  follow: answerWith(async (call) => {
    const asked = readShape(followLinkRequest, call.request.body)
    const userAgent = call.get('user-agent')
    const session = await followSignInLink(strapi, { ...asked, userAgent }, new Date())
    wakeOutbox(strapi)
    return session
  }),
})
