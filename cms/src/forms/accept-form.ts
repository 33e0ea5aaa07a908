import { checkForm, type FormFacts } from '@beursvloer/contract/forms/check-form'
import type { FileEntry, FormDefinition } from '@beursvloer/contract/forms/definition'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import { partsOf, withoutContents } from '@beursvloer/contract/forms/parts'
import { HttpError } from '../http/http-error'
import { acceptFile, type IncomingFile } from '../uploads/accept-file'
import { configuredScanner } from '../uploads/configured-scanner'
import { fileName } from '../uploads/file-name'
import { RejectedFile } from '../uploads/rejected-file'
import { fileRuleAt } from './file-fields'
import { formText } from './form-texts'
import type { FormRequest } from './read-request'

/** The checked part of a request. */
type Sent = Pick<FormRequest, 'envelope' | 'files'>

/** A file that may be stored. */
export interface AcceptedFile extends Pick<IncomingFile, 'field' | 'name'> {
  readonly kind: FileKind
  readonly content: Buffer
}

/** The content of a valid request. */
export type AcceptedForm = Awaited<ReturnType<typeof acceptForm>>

/** Accepts the files of a field, or returns the problem of one of them. */
async function acceptField(
  definition: FormDefinition,
  path: string,
  files: readonly IncomingFile[],
): Promise<AcceptedFile[]> {
  const rule = fileRuleAt(definition, path)
  if (!rule) throw new RejectedFile('type')
  if (files.length > rule.maxFiles) throw new RejectedFile('count', { n: rule.maxFiles })
  const accepted: AcceptedFile[] = []
  // One after the other: unpacking pictures takes memory.
  for (const file of files) {
    const { kind, content } = await acceptFile(file, rule, configuredScanner)
    accepted.push({ field: file.field, name: fileName(file.name, kind), kind, content })
  }
  return accepted
}

/** The result of all files of a request. */
type OutcomeOfFiles = Awaited<ReturnType<typeof judgeFiles>>

async function judgeFiles(definition: FormDefinition, { envelope: { language }, files }: Sent) {
  const accepted: AcceptedFile[] = []
  const problems: Record<string, readonly string[]> = {}
  let status: 413 | 415 | undefined
  for (const path of new Set(files.map(({ field }) => field))) {
    const ofField = files.filter(({ field }) => field === path)
    try {
      accepted.push(...(await acceptField(definition, path, ofField)))
    } catch (error) {
      if (!(error instanceof RejectedFile)) throw error
      problems[path] = [error.text(language)]
      status ??= error.status
    }
  }
  return { accepted, problems, status }
}

const entriesOf = (files: readonly AcceptedFile[]): Readonly<Record<string, FileEntry[]>> => {
  const entries: Record<string, FileEntry[]> = {}
  for (const { field, name, content } of files) {
    entries[field] ??= []
    entries[field].push({ name, file: new File([new Uint8Array(content)], name) })
  }
  return entries
}

/**
 * Checks a request by its form's definition, as the page and the site did. Files are checked too
 * when fields fail, so that all problems are reported at once.
 *
 * @throws HttpError 413 or 415 for files, 422 with the fields otherwise
 */
export async function acceptForm(
  definition: FormDefinition,
  request: Sent,
  facts: Pick<FormFacts, 'options' | 'prices'>,
) {
  const { language } = request.envelope
  let files: OutcomeOfFiles = { accepted: [], problems: {}, status: undefined }
  const { values, problems, unknown } = await checkForm(definition, request.envelope, {
    ...facts,
    language,
    judgeFiles: async () => {
      files = await judgeFiles(definition, request)
      return { entries: entriesOf(files.accepted), problems: files.problems }
    },
  })
  if (unknown.length > 0) {
    const problem = [formText('unknownField', language)]
    const fields = Object.fromEntries(unknown.map((path) => [path, problem]))
    throw new HttpError(422, formText('fields', language), { details: { fields } })
  }
  const isRight = Object.keys(problems).every((path) => path in files.problems)
  if (files.status || !isRight) {
    const text = formText(isRight ? 'files' : 'fields', language)
    throw new HttpError(files.status ?? 422, text, { details: { fields: problems } })
  }
  return { values: withoutContents(partsOf(definition), values), files: files.accepted }
}
