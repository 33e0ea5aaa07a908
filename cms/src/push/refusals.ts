import type { PushRefusalReason } from '@beursvloer/contract/push/terms'
import { HttpError } from '../http/http-error'

/** In English, for programs; the site has its own texts for visitors. */
const MESSAGES: Readonly<Record<PushRefusalReason, string>> = {
  'no-installation': 'There is no such installation',
  'token-ended': 'The access token has ended',
  'wrong-token': 'The token is not that of the installation',
  'unknown-service': 'Messages are not sent to this push service',
  full: 'There are as many installations as there may be',
}

/** Answered as 409 with the reason in its details. */
export const refusePush = (reason: PushRefusalReason): HttpError =>
  new HttpError(409, MESSAGES[reason], { details: { reason } })
