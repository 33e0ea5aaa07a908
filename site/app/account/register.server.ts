import { accountPaths } from '@beursvloer/contract/accounts/paths'
import {
  invitedRegistration,
  visitorRegistration,
} from '@beursvloer/contract/forms/definitions/visitor-registration'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { refusalIn } from '~/submissions/send.server.ts'
import { accountOf } from './context.server.ts'

/**
 * The action of the registration page: `POST /auth/local/register` (requirements 11.2). The answer
 * is the same whether the address has an account or not; the mail differs.
 *
 * @param invitation token of a colleague's invitation, by which the visitor registers
 */
export function receiveRegistration(args: ActionArgs, invitation: string | null = null) {
  const account = accountOf(args.context)
  const definition = (invitation ? invitedRegistration : visitorRegistration)(account.policy)
  return receiveForm(definition, args, async ({ values, ...envelope }) => {
    try {
      account.clear()
      const body = { ...values, ...envelope, ...(invitation && { invitation }) }
      const answer = await account.ask(accountPaths.register, { method: 'POST', body })
      // Only a CMS that requires no confirmation signs in at once.
      if ((answer as { jwt?: string } | undefined)?.jwt) await account.signIn(answer)
      else account.keepRegistration(envelope.idempotencyKey)
      const receivedAt = new Date().toISOString()
      return { status: 200, receipt: { reference: null, receivedAt } }
    } catch (error) {
      return refusalIn(error)
    }
  })
}
