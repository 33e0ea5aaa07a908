import {
  changeInstallation as changeShape,
  ofInstallation,
  pushReceipt,
  registerInstallation as registerShape,
  renewInstallation as renewShape,
  subscribeInstallation as subscribeShape,
} from '@beursvloer/contract/push/requests'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { answerWith } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { requireDiskSpace } from '../../../http/service-unavailable'
import {
  changeInstallation,
  readInstallation,
  registerInstallation,
  removeInstallation,
  renewInstallation,
  subscribeInstallation,
  unlinkInstallation,
  unsubscribeInstallation,
} from '../../../push/installations'
import { recordReceipt } from '../../../push/receipts'

interface Asking<Body> {
  readonly body: Body
  /**
   * Id of the account of the request's token; undefined: the site calls for a signed-out visitor.
   */
  readonly account: number | undefined
  readonly now: Date
}

/** Handles a call: checks its body against a schema, and answers uncacheably. */
const answer = <Shape extends z.ZodType>(
  shape: Shape,
  work: (asking: Asking<z.infer<Shape>>) => Promise<object>,
) =>
  answerWith(async ({ request, state }) => {
    const body = readShape(shape, request.body)
    await requireDiskSpace()
    return work({ body, account: state.user?.id, now: new Date() })
  })

/** Calls about devices; bodies and answers are in `contract/src/push` (requirements 24.2). */
const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  register: answer(registerShape, ({ body, account, now }) =>
    registerInstallation(strapi, { body, account, now }),
  ),
  renew: answer(renewShape, ({ body, now }) => renewInstallation(strapi, body, now)),
  read: answer(ofInstallation, (asking) => readInstallation(strapi, asking)),
  change: answer(changeShape, (asking) => changeInstallation(strapi, asking)),
  subscribe: answer(subscribeShape, (asking) => subscribeInstallation(strapi, asking)),
  unsubscribe: answer(ofInstallation, (asking) => unsubscribeInstallation(strapi, asking)),
  unlink: answer(ofInstallation, (asking) => unlinkInstallation(strapi, asking)),
  remove: answer(ofInstallation, async (asking) => {
    await removeInstallation(strapi, asking)
    return {}
  }),
  receipt: answer(pushReceipt, async ({ body, now }) => {
    await recordReceipt(strapi, body, now)
    return {}
  }),
})

export default controller
