import type { Refusal } from '@beursvloer/contract/sign-ups/answers'
import { HttpError } from '../http/http-error'

/** In English, for programs; the site has its own texts for visitors. */
const MESSAGES: Readonly<Record<Refusal['reason'], string>> = {
  'no-item': 'One does not sign up for this',
  cancelled: 'The item is cancelled',
  'not-open': 'Signing up has not begun',
  closed: 'Signing up has ended',
  full: 'All places are taken',
  clash: 'Another place is at the same time',
  'day-limit': 'As many places on this day as one may have',
  'not-offered': 'No place is offered',
  none: 'There is no sign-up',
  changed: 'The sign-up has changed meanwhile',
  used: 'The ticket was used for another address',
}

/** The refusal to change a sign-up; answered as 409 with the reason in its details. */
export class SignUpRefused extends HttpError {
  constructor(readonly refusal: Refusal) {
    super(409, MESSAGES[refusal.reason], { details: { ...refusal } })
  }
}

export const refuse = (reason: Refusal['reason'], other?: string): SignUpRefused =>
  new SignUpRefused({ reason, ...(other !== undefined && { other }) })
