import { invitationCode } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { startActing } from '../../../exhibitor-members/acting'
import { answerWith } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** For the site: begins to act for an exhibitor by the link of the panel. */
  start: answerWith(({ request }) =>
    startActing(strapi, readShape(invitationCode, request.body).code, new Date()),
  ),
})
