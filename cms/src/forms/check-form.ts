import { askedValues } from '@beursvloer/contract/forms/conditions'
import type {
  FieldProblems,
  FileEntry,
  FormDefinition,
  OptionSources,
  Values,
} from '@beursvloer/contract/forms/definition'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import { normalise } from '@beursvloer/contract/forms/normalise'
import { mapValues, partsOf, withoutContents } from '@beursvloer/contract/forms/parts'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import { HttpError } from '../http/http-error'
import { acceptFile, type IncomingFile } from '../uploads/accept-file'
import { fileName } from '../uploads/file-name'
import { ownScanner } from '../uploads/own-scanner'
import { RejectedFile } from '../uploads/rejected-file'
import { fileRuleAt } from './file-fields'
import { formText } from './form-texts'
import type { FormRequest } from './read-request'
import { unknownPaths } from './unknown-paths'

/** What of a request is checked. */
type Sent = Pick<FormRequest, 'envelope' | 'files'>

/** A file that may be stored. */
export interface AcceptedFile extends Pick<IncomingFile, 'field' | 'name'> {
  readonly kind: FileKind
  readonly content: Buffer
}

/** What a request holds, once all of it was found right. */
export interface CheckedForm {
  /** In canonical form, without what was not asked; files by name. */
  readonly values: Values
  readonly files: readonly AcceptedFile[]
}

/** Accepts the files of a field, or says what is wrong with one of them. */
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
    const { kind, content } = await acceptFile(file, rule, ownScanner)
    accepted.push({ field: file.field, name: fileName(file.name, kind), kind, content })
  }
  return accepted
}

/** What became of all files of a request. */
interface JudgedFiles {
  readonly accepted: readonly AcceptedFile[]
  readonly problems: FieldProblems
  /** Of the first that was refused. */
  readonly status: 413 | 415 | undefined
}

async function judgeFiles(
  definition: FormDefinition,
  { envelope: { language }, files }: Sent,
): Promise<JudgedFiles> {
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

/** The values with the files that came along: what the sender's browser says of them does not count. */
const withFiles = (
  definition: FormDefinition,
  values: Values,
  files: readonly AcceptedFile[],
): Values =>
  mapValues(partsOf(definition), values, ({ path, field }, value) =>
    field.kind === 'file'
      ? files
          .filter((file) => file.field === path)
          .map(
            ({ name, content }): FileEntry => ({
              name,
              file: new File([new Uint8Array(content)], name),
            }),
          )
      : value,
  )

/**
 * Checks all of a request by the form's definition, as the page and the site have done: files too when
 * fields fail, so that all that is wrong is said at once.
 *
 * @param more checks that need the content, by path
 * @throws HttpError 413 or 415 for files, 422 with the fields otherwise
 */
export async function checkForm(
  definition: FormDefinition,
  request: Sent,
  options: OptionSources,
  more: (values: Values) => FieldProblems,
): Promise<CheckedForm> {
  const { language, values: sent } = request.envelope
  const unknown = unknownPaths(definition, sent)
  if (unknown.length > 0) {
    const problem = [formText('unknownField', language)]
    const problems = Object.fromEntries(unknown.map((path) => [path, problem]))
    throw new HttpError(422, formText('fields', language), { details: { fields: problems } })
  }
  const parts = partsOf(definition)
  const files = await judgeFiles(definition, request)
  const filled = withFiles(definition, await normalise(definition, sent), files.accepted)
  const values = askedValues(parts, filled)
  const problems = {
    ...(await validateForm(definition, values, { language, options })),
    ...more(values),
  }
  const isRight = Object.keys(problems).every((path) => path in files.problems)
  if (files.status) {
    const text = formText(isRight ? 'files' : 'fields', language)
    const fields = { ...problems, ...files.problems }
    throw new HttpError(files.status, text, { details: { fields } })
  }
  if (!isRight)
    throw new HttpError(422, formText('fields', language), { details: { fields: problems } })
  return { values: withoutContents(parts, values), files: files.accepted }
}
