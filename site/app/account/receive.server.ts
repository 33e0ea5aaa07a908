import { randomUUID } from 'node:crypto'
import { checkForm } from '@beursvloer/contract/forms/check-form'
import type { FieldProblems, FormDefinition } from '@beursvloer/contract/forms/definition'
import { type FormValues, formValues } from '@beursvloer/contract/forms/form-values'
import type { ReadForm } from '@beursvloer/contract/forms/read-form'
import type { SubmissionEnvelope } from '@beursvloer/contract/forms/submission'
import { redirect } from 'react-router'
import { ContentApiError } from '~/content/http.server.ts'
import { localePrefixOf, siteRequestOf } from '~/shell/request-context.ts'
import { wantsJson } from '~/shell/wants-json.ts'
import {
  type ActionArgs,
  answerWith,
  factsFor,
  logRefusedFiles,
  messageOf,
  readSent,
  statusOf,
} from '~/submissions/check-form.server.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { takeGuard } from '~/submissions/guard.server.ts'
import { submissionMessages } from '~/submissions/messages.ts'
import type { Guard } from '~/submissions/protection.server.ts'
import { formRequest, refusalIn } from '~/submissions/send.server.ts'
import { accountOf } from './context.server.ts'
import { accountMessages } from './messages.ts'

interface FormErrorOptions {
  readonly problems?: FieldProblems
  readonly wait?: number
  readonly ticket?: string
}

/** A refusal of a form of an account, in words; nothing typed is lost but passwords. */
export class FormError extends Error {
  readonly status: 422 | 429
  readonly problems: FieldProblems
  /** Seconds to wait, with 429. */
  readonly retryAfter: number
  /** Ticket for a proof of work that allows a new attempt at once. */
  readonly ticket: string | undefined

  constructor(message: string, { problems = {}, wait = 0, ticket }: FormErrorOptions = {}) {
    super(message)
    this.status = wait > 0 && ticket === undefined ? 429 : 422
    this.problems = problems
    this.retryAfter = wait
    this.ticket = ticket
  }
}

/**
 * Refuses a visitor who has to wait first.
 * @param wait in seconds; 0: go ahead
 * @param ticket with which a proof of work lets one go on at once
 * @throws FormError with 429, which says how long
 */
export function mayTry(
  wait: number,
  { context }: Pick<ActionArgs, 'context'>,
  ticket?: string,
): void {
  const { locale } = siteRequestOf(context)
  if (wait > 0) throw new FormError(submissionMessages[locale].wait(wait), { wait, ticket })
}

/**
 * Puts a form of the current user to the CMS.
 * @param source page with the form; `query`: of the call
 */
export async function putForm(
  { context }: Pick<ActionArgs, 'context'>,
  path: string,
  definition: FormDefinition,
  sent: {
    readonly values: SubmissionEnvelope['values']
    readonly files: ReadForm['files']
    readonly source: string
    readonly query?: Readonly<Record<string, string | number>>
  },
): Promise<void> {
  const { values, files, source, query } = sent
  const { locale: language } = siteRequestOf(context)
  const envelope = { idempotencyKey: randomUUID(), language, values, source }
  await accountOf(context).call(path, {
    method: 'PUT',
    ...(query && { query }),
    ...formRequest(definition, envelope, files),
  })
}

/**
 * The result: the path to go on to, without language prefix; else the page says that the form
 * arrived.
 */
type Done = { readonly to: string } | undefined

/**
 * Takes a form of an account: signing in, passwords, changes by the current user. It needs no
 * ticket, because it is limited by account and a password manager fills it in within a second.
 *
 * @param act handles the valid values; may throw FormError, or ContentApiError: 422 shows at the
 * fields, 401 says that the session ended, other failures of the CMS are 503
 * @throws a redirect to where to go on to, for pages without scripts
 * @throws a Response of 415 for a body that is no form
 */
export async function receiveAccountForm<const Form extends FormDefinition>(
  definition: Form,
  { request, context }: ActionArgs,
  act: (values: FormValues<Form>, files: ReadForm['files'], guard: Guard) => Promise<Done>,
) {
  const { locale } = siteRequestOf(context)
  const t = submissionMessages[locale]
  const sent = await formDataOf(request)
  const guard = takeGuard(sent)
  const read = readSent(definition, sent)
  const { shown, files } = read
  const { values, problems, unknown } = await checkForm(definition, read, factsFor(context))
  if (unknown.length > 0)
    return answerWith(context, { status: 422, message: t.changed, values: shown })
  if (Object.keys(problems).length > 0) {
    logRefusedFiles(context, definition, values, problems)
    const status = statusOf(definition, values, problems)
    return answerWith(context, { status, message: t.fields, problems, values: shown })
  }
  try {
    const done = await act(formValues(definition, values), files, guard)
    const to = done && localePrefixOf(context) + done.to
    if (done && !wantsJson(request)) throw redirect(done.to)
    const receipt = { reference: null, receivedAt: new Date().toISOString() }
    return answerWith(context, { status: 200, receipt, ...(to && { to }) })
  } catch (error) {
    if (error instanceof FormError) {
      const { status, message, problems, retryAfter, ticket } = error
      const asked = ticket && { ticket, challenge: true }
      return answerWith(context, { status, message, problems, values: shown, retryAfter, ...asked })
    }
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) {
      return answerWith(context, {
        status: 401,
        message: accountMessages[locale].ended,
        values: shown,
      })
    }
    const refused = refusalIn(error)
    const message = refused.status === 503 ? accountMessages[locale].failed : messageOf(refused, t)
    return answerWith(context, { ...refused, message, values: shown })
  }
}
