import type { Core } from '@strapi/strapi'
import { answerToken } from '../../../http/calls'
import { confirm, unsubscribe } from '../../../subscriptions/redeem'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  confirm: answerToken((token) => confirm(strapi, token, new Date())),
  unsubscribe: answerToken((token) => unsubscribe(strapi, token, new Date())),
})
