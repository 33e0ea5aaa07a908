import { guestSignUp } from '@beursvloer/contract/forms/definitions/guest-sign-up'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { guestAnswer, refusal } from '@beursvloer/contract/sign-ups/answers'
import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import type { GuestRequest } from '@beursvloer/contract/sign-ups/requests'
import { ContentApiError } from '~/content/http.server.ts'
import { signUpMessages } from '~/features/sign-up/messages.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { submissionsOf } from '~/submissions/context.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { type Outcome, refusalIn } from '~/submissions/send.server.ts'
import { accountOf } from './context.server.ts'

/**
 * The action of the form for visitors who are signed out: holds a place for an address and has the
 * link mailed that confirms it (requirements 17.5). The answer is the same for every address.
 * @param item document id of the programme item
 */
export const receiveGuestSignUp = (args: ActionArgs, item: string) =>
  receiveForm(guestSignUp, args, async (envelope): Promise<Outcome> => {
    const { idempotencyKey: key, language, source, values } = envelope
    const { email } = formValues(guestSignUp, values)
    const sender = accountOf(args.context).sender
    const body: GuestRequest = { item, key, language, source, email, sender }
    try {
      const { cms } = submissionsOf(args.context)
      const request = { method: 'POST', body, repeatable: true } as const
      const place = guestAnswer.parse(await cms(signUpPaths.guest, request))
      const receivedAt = new Date().toISOString()
      return { status: 200, receipt: { reference: null, receivedAt, place } }
    } catch (error) {
      if (!(error instanceof ContentApiError) || error.status !== 409) return refusalIn(error)
      const { reason } = refusal.parse(error.details)
      const { refused } = signUpMessages[siteRequestOf(args.context).locale]
      return { status: 409, problems: {}, message: refused[reason] }
    }
  })
