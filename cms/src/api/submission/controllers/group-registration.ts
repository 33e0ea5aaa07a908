import type { Core } from '@strapi/strapi'
import { answerToken } from '../../../http/calls'
import { confirmGroup, findInvitation } from '../../../submissions/group-registration'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  confirm: answerToken((token) => confirmGroup(strapi, token, new Date())),
  invitation: answerToken(async (token) => ({ invitation: await findInvitation(strapi, token) })),
})
