import type { FormAnswer, RefusedAnswer } from '@beursvloer/contract/forms/answer'
import { askedValues } from '@beursvloer/contract/forms/conditions'
import type {
  FieldKind,
  FieldProblems,
  FileEntry,
  FormDefinition,
  Values,
} from '@beursvloer/contract/forms/definition'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { normalise } from '@beursvloer/contract/forms/normalise'
import { mapValues, partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'
import { contentProblems } from '@beursvloer/contract/forms/pricing'
import { readForm } from '@beursvloer/contract/forms/read-form'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import { data, type RouterContextProvider } from 'react-router'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { today } from '~/i18n/today.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { localePrefixOf, siteRequestOf } from '~/shell/request-context.ts'
import { submissionsOf } from './context.server.ts'
import { guardIn } from './guard.server.ts'
import { submissionMessages } from './messages.ts'
import { optionSources } from './options.server.ts'
import { priceFactsOf } from './price-facts.server.ts'
import { type Refused as CmsRefused, sendToCms } from './send.server.ts'

interface ActionArgs {
  readonly request: Request
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** What a page cannot or may not put back into a field. */
const NEVER_SHOWN: ReadonlySet<FieldKind> = new Set(['file', 'password'])

/**
 * Takes a form that was sent to a page: reads it, keeps scripts out, checks it, and passes it to the
 * CMS. Whatever the answer is but 200, nothing was lost: it holds what was typed, and a ticket to
 * send it again with.
 *
 * @throws a Response of 415 for what is no form
 */
export async function receiveForm(
  definition: FormDefinition,
  { request, url, context }: ActionArgs,
) {
  const { cms, protection, limits } = submissionsOf(context)
  const { locale } = siteRequestOf(context)
  const t = submissionMessages[locale]

  const sent = await formDataOf(request)
  const guard = guardIn(sent)
  const { values: typed, files, unknown, resized } = readForm(definition, sent)
  const verdict = await protection.judge(guard, {
    form: definition.id,
    always: contentOf(context).formSettings?.captcha === 'always',
    busy: limits.trusted(definition.id) > 0,
  })
  const ticket = protection.sign({ ...verdict.ticket, checked: !guard.scripted })
  const shown = mapValues(partsOf(definition), typed, ({ field }, value) =>
    NEVER_SHOWN.has(field.kind) ? undefined : value,
  )
  const refuse = (answer: Omit<RefusedAnswer, 'values' | 'ticket'>) =>
    answerWith({ ...answer, values: shown, ticket })

  if (resized) return refuse({ status: 422 })
  if (unknown.length > 0) return refuse({ status: 422, message: t.changed })
  const values = askedValues(partsOf(definition), await normalise(definition, typed))
  const options = optionSources(snapshotOf(context))
  const problems = {
    ...(await validateForm(definition, values, { language: locale, options })),
    ...contentProblems(definition.id, values, priceFactsOf(contentOf(context), today()), locale),
  }
  if (Object.keys(problems).length > 0) {
    return refuse({ status: statusOf(definition, values, problems), message: t.fields, problems })
  }
  if (verdict.ask === 'check') return refuse({ status: 422, message: t.check })
  if (verdict.ask === 'proof') return refuse({ status: 422, message: t.prove, challenge: true })
  const wait = limits.sent(definition.id)
  if (wait > 0) return refuse({ status: 429, message: t.wait(wait), retryAfter: wait })

  const idempotencyKey = verdict.ticket.key
  const source = lookupPath(url.pathname, localePrefixOf(context))
  const envelope = { idempotencyKey, language: locale, values, source }
  const outcome = await sendToCms(cms, definition, envelope, files)
  if (outcome.status === 200) return answerWith(outcome)
  return refuse({ ...outcome, message: messageOf(outcome, t) })
}

const answerWith = (answer: FormAnswer) =>
  data(answer, {
    status: answer.status,
    headers:
      'retryAfter' in answer && answer.retryAfter ? { 'Retry-After': `${answer.retryAfter}` } : {},
  })

async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new Response('Unsupported Media Type', { status: 415 })
  }
  return await request.formData()
}

/** 413 or 415 where nothing but files is wrong (domain.md §3, "Bad input"), else 422. */
function statusOf(
  definition: FormDefinition,
  values: Values,
  problems: FieldProblems,
): 413 | 415 | 422 {
  const wrong = placesOf(partsOf(definition), values).filter(({ path }) => problems[path])
  if (wrong.length === 0 || wrong.some(({ field }) => field.kind !== 'file')) return 422
  const rules = wrong.map(({ path, field }) => ({
    files: (valueAt(values, path) ?? []) as readonly FileEntry[],
    maxFiles: field.files?.maxFiles ?? Number.POSITIVE_INFINITY,
    maxBytes: (field.files?.maxKilobytes ?? Number.POSITIVE_INFINITY) * BYTES_PER_KILOBYTE,
  }))
  if (rules.some(({ files, maxBytes }) => files.some(({ file }) => (file?.size ?? 0) > maxBytes))) {
    return 413
  }
  const missing = rules.some(({ files, maxFiles }) => files.length === 0 || files.length > maxFiles)
  return missing ? 422 : 415
}

function messageOf(
  { status, retryAfter = 0 }: CmsRefused,
  t: (typeof submissionMessages)['nl'],
): string {
  if (status === 409) return t.duplicate
  if (status === 413) return t.tooLarge
  if (status === 415) return t.wrongType
  if (status === 422) return t.fields
  return status === 429 ? t.wait(retryAfter) : t.later
}
