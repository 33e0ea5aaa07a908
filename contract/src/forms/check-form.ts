import { askable } from './askable.ts'
import { activeValues } from './conditions.ts'
import type {
  FieldProblems,
  FileEntry,
  FormDefinition,
  FormLanguage,
  OptionSources,
  Text,
  Value,
  Values,
} from './definition.ts'
import { MAX_TEXT } from './field-node.ts'
import { normalise } from './normalise.ts'
import { mapValues, partsOf } from './parts.ts'
import { contentProblems, NO_PRICES, type PriceFacts } from './pricing.ts'
import type { ReadForm } from './read-form.ts'
import { unknownPaths } from './unknown-paths.ts'
import { validateForm } from './validate-form.ts'

/** Files of a form after they were looked into. */
export interface JudgedFiles {
  /** Those that may be kept, by the path of their field. */
  readonly entries: Readonly<Record<string, readonly FileEntry[]>>
  readonly problems: FieldProblems
}

/** The facts that decide whether a form is valid, besides its definition. */
export interface FormFacts {
  readonly language: FormLanguage
  /** Choices from the content; a field whose choices are not given is not checked against them. */
  readonly options: OptionSources
  /** Without them nothing that has a price is taken. */
  readonly prices?: PriceFacts
  /**
   * Inspects the sent files; its facts replace those that the sender states. Not called when
   * something is unknown.
   */
  readonly judgeFiles?: () => Promise<JudgedFiles>
}

export interface CheckedForm {
  /** In canonical form, without those of fields that are not active. */
  readonly values: Values
  /** The problems by path, in the language asked for. */
  readonly problems: FieldProblems
  /**
   * Names and paths of sent values without a field in the form, or with a field of another type.
   * Then nothing else is checked, and there are no values.
   */
  readonly unknown: readonly string[]
}

/** Longest text that is processed further, in characters: twice the longest field. */
export const MAX_TYPED = 2 * MAX_TEXT
const TOO_LONG: Text = {
  nl: 'Dit is te lang. Kort het in.',
  en: 'This is too long. Please shorten it.',
}

const isTooLong = (value: Value): boolean =>
  [value].flat().some((text) => typeof text === 'string' && text.length > MAX_TYPED)

/**
 * Checks a whole form by its definition and by the current content. The site asks this before it
 * passes a form on, and the CMS again before it stores it.
 */
export async function checkForm(
  definition: FormDefinition,
  sent: Pick<ReadForm, 'values'> & Partial<Pick<ReadForm, 'unknown'>>,
  { language, options, prices = NO_PRICES, judgeFiles }: FormFacts,
): Promise<CheckedForm> {
  const unknown = [...(sent.unknown ?? []), ...unknownPaths(definition, sent.values)]
  if (unknown.length > 0) return { values: {}, problems: {}, unknown }
  const asked = askable(definition, options)
  const parts = partsOf(asked)
  const tooLong: Record<string, readonly string[]> = {}
  const readable = mapValues(parts, sent.values, ({ path }, value) => {
    if (!isTooLong(value)) return value
    tooLong[path] = [TOO_LONG[language]]
    return Array.isArray(value) ? [] : ''
  })
  const judged = await judgeFiles?.()
  const normalised = await normalise(asked, readable)
  const filled = judged
    ? mapValues(parts, normalised, ({ path, field }, value) =>
        field.kind === 'file' ? (judged.entries[path] ?? []) : value,
      )
    : normalised
  const values = activeValues(parts, filled)
  const problems = {
    ...(await validateForm(asked, values, { language, options })),
    ...contentProblems(definition.id, values, prices, language),
    ...judged?.problems,
    ...tooLong,
  }
  return { values, problems, unknown }
}
