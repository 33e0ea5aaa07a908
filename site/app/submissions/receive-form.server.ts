import type { RefusedAnswer } from '@beursvloer/contract/forms/answer'
import { checkForm } from '@beursvloer/contract/forms/check-form'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import type { ReadForm } from '@beursvloer/contract/forms/read-form'
import type { SubmissionEnvelope } from '@beursvloer/contract/forms/submission'
import { contentOf } from '~/content/context.server.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { localePrefixOf, siteRequestOf } from '~/shell/request-context.ts'
import {
  type ActionArgs,
  answerWith,
  factsFor,
  logRefusedFiles,
  messageOf,
  readSent,
  statusOf,
} from './check-form.server.ts'
import { submissionsOf } from './context.server.ts'
import { formDataOf } from './form-data.server.ts'
import { takeGuard } from './guard.server.ts'
import { submissionMessages } from './messages.ts'
import { type Outcome, sendToCms } from './send.server.ts'

/** Passes a form that is in order on to the CMS. Never rejects. */
type Send = (envelope: SubmissionEnvelope, files: ReadForm['files']) => Promise<Outcome>

/**
 * Takes a form that was sent to a page: reads it, keeps scripts out, checks it, and passes it to
 * the CMS. With any answer but 200 nothing is lost: it holds the typed values, and a ticket to send
 * them again with.
 *
 * @param send passes the form on; to the submissions when absent
 * @throws a Response of 415 for a body that is no form
 */
export async function receiveForm(
  definition: FormDefinition,
  { request, url, context }: ActionArgs,
  send?: Send,
) {
  const { cms, protection, limits } = submissionsOf(context)
  const { locale } = siteRequestOf(context)
  const t = submissionMessages[locale]

  const sent = await formDataOf(request)
  const guard = takeGuard(sent)
  const read = readSent(definition, sent)
  const verdict = await protection.judge(guard, {
    form: definition.id,
    always: contentOf(context).formSettings?.captcha === 'always',
    busy: limits.trusted(definition.id) > 0,
  })
  const ticket = protection.sign(verdict.ticket)
  const challenge = verdict.ask === 'evidence'
  const refuse = (answer: Omit<RefusedAnswer, 'values' | 'ticket' | 'challenge'>) =>
    answerWith(context, { ...answer, values: read.shown, ticket, ...(challenge && { challenge }) })

  if (read.resized) return refuse({ status: 422 })
  const { values, problems, unknown } = await checkForm(definition, read, factsFor(context))
  if (unknown.length > 0) return refuse({ status: 422, message: t.changed })
  if (Object.keys(problems).length > 0) {
    logRefusedFiles(context, definition, values, problems)
    return refuse({ status: statusOf(definition, values, problems), message: t.fields, problems })
  }
  if (challenge) return refuse({ status: 422, message: t.prove })
  const wait = (verdict.ask === 'budget' && limits.confirmed()) || limits.sent(definition.id)
  if (wait > 0) return refuse({ status: 429, message: t.wait(wait), retryAfter: wait })

  if (verdict.ask === 'budget') await protection.pass(verdict.waitMs)

  const idempotencyKey = verdict.ticket.key
  const source = lookupPath(url.pathname, localePrefixOf(context))
  const envelope = { idempotencyKey, language: locale, values, source }
  const outcome = await (send
    ? send(envelope, read.files)
    : sendToCms(cms, definition, envelope, read.files))
  if (outcome.status === 200) return answerWith(context, outcome)
  return refuse({ ...outcome, message: messageOf(outcome, t) })
}
