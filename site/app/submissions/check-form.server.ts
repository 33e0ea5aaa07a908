import { type FormAnswer, isFailure } from '@beursvloer/contract/forms/answer'
import { type FormFacts, MAX_TYPED } from '@beursvloer/contract/forms/check-form'
import type {
  Field,
  FieldProblems,
  FileEntry,
  FormDefinition,
  Value,
  Values,
} from '@beursvloer/contract/forms/definition'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { mapValues, partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'
import { type ReadForm, readForm } from '@beursvloer/contract/forms/read-form'
import { data, type RouterContextProvider } from 'react-router'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { today } from '~/i18n/today.ts'
import { failedFormContext, siteRequestOf } from '~/shell/request-context.ts'
import { type RefusedFile, submissionsOf } from './context.server.ts'
import type { submissionMessages } from './messages.ts'
import { optionSources } from './options.server.ts'
import { priceFactsOf } from './price-facts.server.ts'
import type { Refused } from './send.server.ts'

/** The arguments of an action that forms need. */
export interface ActionArgs {
  readonly request: Request
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The value of a field in the page that comes back: no passwords, of files their names, of texts as much as is read. */
function shownAgain({ kind }: Field, value: Value): Value {
  if (kind === 'password') return undefined
  if (typeof value === 'string') return value.slice(0, MAX_TYPED)
  if (kind === 'checkboxes' && Array.isArray(value))
    return (value as readonly string[]).map((one) => one.slice(0, MAX_TYPED))
  return kind === 'file' && Array.isArray(value)
    ? (value as readonly FileEntry[]).map(({ name }) => ({ name }))
    : value
}

/** A form as it was sent, with the values that the page that comes back may show. */
export function readSent(definition: FormDefinition, sent: FormData): ReadForm & { shown: Values } {
  const read = readForm(definition, sent)
  const shown = mapValues(partsOf(definition), read.values, ({ field }, value) =>
    shownAgain(field, value),
  )
  return { ...read, shown }
}

/** Facts of the content that decide whether a form is valid, in the language of the page. */
export const factsFor = (context: ActionArgs['context']): FormFacts => ({
  language: siteRequestOf(context).locale,
  options: optionSources(snapshotOf(context)),
  prices: priceFactsOf(contentOf(context), today()),
})

/**
 * The return value of an action: the answer, under its own status. The page that comes back says if
 * it failed.
 */
export function answerWith(context: ActionArgs['context'], answer: FormAnswer) {
  if (isFailure(answer)) context.set(failedFormContext, true)
  return data(answer, {
    status: answer.status,
    headers:
      'retryAfter' in answer && answer.retryAfter ? { 'Retry-After': `${answer.retryAfter}` } : {},
  })
}

/** The problem of the value of a field for files. */
function fileFault({ files: rules }: Field, sent: Value): 'missing' | RefusedFile['reason'] {
  const files = (sent ?? []) as readonly FileEntry[]
  const maxBytes = (rules?.maxKilobytes ?? Number.POSITIVE_INFINITY) * BYTES_PER_KILOBYTE
  if (files.length === 0) return 'missing'
  if (files.some(({ file }) => (file?.size ?? 0) > maxBytes)) return 'size'
  return files.length > (rules?.maxFiles ?? Number.POSITIVE_INFINITY) ? 'number' : 'type'
}

/** 413 or 415 where nothing but files is wrong (requirements 7.7), else 422. */
export function statusOf(
  definition: FormDefinition,
  values: Values,
  problems: FieldProblems,
): 413 | 415 | 422 {
  const wrong = placesOf(partsOf(definition), values).filter(({ path }) => problems[path])
  if (wrong.length === 0 || wrong.some(({ field }) => field.kind !== 'file')) return 422
  const faults = wrong.map(({ path, field }) => fileFault(field, valueAt(values, path)))
  if (faults.includes('size')) return 413
  return faults.includes('missing') || faults.includes('number') ? 422 : 415
}

/**
 * Logs each field whose files are refused here: the CMS, which logs its own refusals, never sees
 * them.
 */
export function logRefusedFiles(
  context: ActionArgs['context'],
  definition: FormDefinition,
  values: Values,
  problems: FieldProblems,
): void {
  for (const { path, field } of placesOf(partsOf(definition), values)) {
    if (field.kind !== 'file' || !problems[path]) continue
    const reason = fileFault(field, valueAt(values, path))
    if (reason !== 'missing')
      submissionsOf(context).logRefusedFile({ form: definition.id, field: path, reason })
  }
}

/** A refusal in words. */
export function messageOf(
  { status, retryAfter = 0, message }: Pick<Refused, 'status' | 'retryAfter' | 'message'>,
  t: (typeof submissionMessages)['nl'],
): string {
  if (message !== undefined) return message
  if (status === 409) return t.duplicate
  if (status === 413) return t.tooLarge
  if (status === 415) return t.wrongType
  if (status === 422) return t.fields
  return status === 429 ? t.wait(retryAfter) : t.later
}
