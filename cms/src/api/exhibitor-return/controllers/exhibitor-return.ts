import { returnAnswer, returnCode } from '@beursvloer/contract/my-stand/returns'
import type { Core } from '@strapi/strapi'
import { answerWith } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { answerReturn, openReturn } from '../../../my-stand/returns'

/** Calls of the site for the link of an invitation; bodies and answers are in `contract/src/my-stand/returns.ts`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  open: answerWith(async ({ request }) => {
    const { code } = readShape(returnCode, request.body)
    return { invitation: await openReturn(strapi, code, new Date()) }
  }),

  answer: answerWith(async ({ request }) => {
    const { code, answer } = readShape(returnAnswer, request.body)
    return { invitation: await answerReturn(strapi, code, answer, new Date()) }
  }),
})
