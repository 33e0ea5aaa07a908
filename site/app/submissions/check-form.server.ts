import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { askedValues } from '@beursvloer/contract/forms/conditions'
import type {
  Field,
  FieldProblems,
  FileEntry,
  FormDefinition,
  Value,
  Values,
} from '@beursvloer/contract/forms/definition'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { normalise } from '@beursvloer/contract/forms/normalise'
import { mapValues, partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'
import { contentProblems } from '@beursvloer/contract/forms/pricing'
import { type ReadForm, readForm } from '@beursvloer/contract/forms/read-form'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import { data, type RouterContextProvider } from 'react-router'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { today } from '~/i18n/today.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { submissionMessages } from './messages.ts'
import { optionSources } from './options.server.ts'
import { priceFactsOf } from './price-facts.server.ts'
import type { Refused } from './send.server.ts'

/** What an action gets, as far as forms need it. */
export interface ActionArgs {
  readonly request: Request
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** What may stand in the page that comes back: no passwords, and of files their names. */
function shownAgain({ kind }: Field, value: Value): Value {
  if (kind === 'password') return undefined
  return kind === 'file' && Array.isArray(value)
    ? (value as readonly FileEntry[]).map(({ name }) => ({ name }))
    : value
}

/** A form as it was sent, with what of it may stand in the page that comes back. */
export function readSent(definition: FormDefinition, sent: FormData): ReadForm & { shown: Values } {
  const read = readForm(definition, sent)
  const shown = mapValues(partsOf(definition), read.values, ({ field }, value) =>
    shownAgain(field, value),
  )
  return { ...read, shown }
}

/** The values in canonical form, and what is wrong with them in the language of the page. */
export async function checkValues(
  definition: FormDefinition,
  typed: Values,
  context: ActionArgs['context'],
): Promise<{ values: Values; problems: FieldProblems }> {
  const { locale } = siteRequestOf(context)
  const values = askedValues(partsOf(definition), await normalise(definition, typed))
  const options = optionSources(snapshotOf(context))
  const problems = {
    ...(await validateForm(definition, values, { language: locale, options })),
    ...contentProblems(definition.id, values, priceFactsOf(contentOf(context), today()), locale),
  }
  return { values, problems }
}

/** What an action returns: the answer, under its own status. */
export const answerWith = (answer: FormAnswer) =>
  data(answer, {
    status: answer.status,
    headers:
      'retryAfter' in answer && answer.retryAfter ? { 'Retry-After': `${answer.retryAfter}` } : {},
  })

/** 413 or 415 where nothing but files is wrong (domain.md §3, "Bad input"), else 422. */
export function statusOf(
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

/** A refusal in words. */
export function messageOf(
  { status, retryAfter = 0 }: Pick<Refused, 'status' | 'retryAfter'>,
  t: (typeof submissionMessages)['nl'],
): string {
  if (status === 409) return t.duplicate
  if (status === 413) return t.tooLarge
  if (status === 415) return t.wrongType
  if (status === 422) return t.fields
  return status === 429 ? t.wait(retryAfter) : t.later
}
