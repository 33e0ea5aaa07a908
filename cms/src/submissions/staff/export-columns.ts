import { answersOf } from '@beursvloer/contract/forms/answers'
import type { FormDefinition, OptionSources, Part } from '@beursvloer/contract/forms/definition'
import { isOmittedFrom } from '@beursvloer/contract/forms/parts'
import { phoneText } from '@beursvloer/contract/phone-text'
import { type Column, languageCell, timeCell } from '../../panel-api/export/column'
import { KIND_LABELS, stateLabel } from './labels'
import type { StoredSubmission } from './submissions'
import { SUBSCRIPTION_KIND_LABELS, SUBSCRIPTION_STATE_LABELS } from './subscription-labels'
import type { StoredSubscription } from './subscriptions'

/** The columns of every submission. */
const COMMON: readonly Column<StoredSubmission>[] = [
  { head: 'Kenmerk', cell: ({ reference }) => reference ?? '' },
  { head: 'Soort', cell: ({ kind }) => KIND_LABELS[kind].one },
  { head: 'Status', cell: ({ kind, state }) => stateLabel(state, kind) },
  { head: 'Ontvangen', cell: ({ receivedAt }) => timeCell(receivedAt) },
  { head: 'Naam', cell: ({ name }) => name ?? '' },
  { head: 'Organisatie', cell: ({ organisation }) => organisation ?? '' },
  { head: 'E-mailadres', cell: ({ email }) => email ?? '' },
  { head: 'Taal', cell: languageCell },
]

/** Reads the answer at a path; of a list all that was filled in, one after the other. */
type ReadAnswer = (path: string, isList?: boolean) => string

function answersIn(
  form: FormDefinition,
  { values }: StoredSubmission,
  options: OptionSources,
): ReadAnswer {
  const sections = answersOf(form, values, { language: 'nl', options })
  const texts = new Map(
    sections.flatMap(({ answers }) => answers.map(({ path, text }) => [path, text])),
  )
  return (path, isList = false) => {
    if (!isList) return texts.get(path) ?? ''
    return sections
      .filter(({ answers }) => answers[0]?.path.startsWith(`${path}.`))
      .map(({ answers }) => answers.map(({ label, text }) => `${label}: ${text}`).join(', '))
      .join(' | ')
  }
}

/** A column per field of a form, and one per list. Without account numbers and files. */
function formColumns(form: FormDefinition, options: OptionSources): Column<StoredSubmission>[] {
  // The columns of a row are read one after the other, so its answers are formatted once.
  let last: { readonly of: StoredSubmission; readonly read: ReadAnswer } | undefined
  const read = (row: StoredSubmission): ReadAnswer => {
    if (last?.of !== row) last = { of: row, read: answersIn(form, row, options) }
    return last.read
  }
  const columnsOf = (part: Part): Column<StoredSubmission>[] => {
    if (part.kind === 'list')
      return [{ head: part.label.nl, cell: (row) => read(row)(part.name, true) }]
    const [prefix, head] =
      part.kind === 'group' ? [`${part.name}.`, `${part.label.nl}: `] : ['', '']
    return (part.kind === 'group' ? part.fields : [part])
      .filter((field) => !isOmittedFrom('exports', field) && field.kind !== 'file')
      .map((field) => ({
        head: head + field.label.nl,
        cell: (row) => {
          const text = read(row)(prefix + field.name)
          return field.kind === 'tel' ? phoneText(text) : text
        },
        isNumber: field.kind === 'number',
      }))
  }
  return form.steps.flatMap(({ parts }) => parts.flatMap(columnsOf))
}

const COMMON_HEADS: ReadonlySet<string> = new Set(COMMON.map(({ head }) => head))

/**
 * The columns of an export of submissions, with the form's fields when it holds one form only. A
 * form field with the label of a common column gets a label that says so.
 */
export const submissionColumns = (
  form: FormDefinition | undefined,
  options: OptionSources,
): readonly Column<StoredSubmission>[] => [
  ...COMMON,
  ...(form ? formColumns(form, options) : []).map((column) =>
    COMMON_HEADS.has(column.head) ? { ...column, head: `${column.head} (formulier)` } : column,
  ),
]

export const SUBSCRIPTION_COLUMNS: readonly Column<StoredSubscription>[] = [
  { head: 'E-mailadres', cell: ({ email }) => email },
  { head: 'Waarvoor', cell: ({ kind }) => SUBSCRIPTION_KIND_LABELS[kind] },
  { head: 'Status', cell: ({ state }) => SUBSCRIPTION_STATE_LABELS[state] },
  { head: 'Onderwerpen', cell: ({ topics }) => (topics ?? []).join(', ') },
  { head: 'Taal', cell: languageCell },
  { head: 'Aangemeld', cell: ({ requestedAt }) => timeCell(requestedAt) },
  { head: 'Bevestigd', cell: ({ confirmedAt }) => timeCell(confirmedAt) },
  { head: 'Afgemeld', cell: ({ unsubscribedAt }) => timeCell(unsubscribedAt) },
  { head: 'Pagina', cell: ({ source }) => source },
]
