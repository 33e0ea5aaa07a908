import type {
  Condition,
  Field,
  FormDefinition,
  FormLanguage,
  Group,
  List,
  Option,
  OptionSources,
  Part,
  Value,
  Values,
} from './definition.ts'

/** One field with what was filled in, in words. */
export interface Answer {
  readonly path: string
  readonly kind: Field['kind']
  readonly label: string
  /** In the words of the form: `Ja`, the label of a choice, `17 maart 2027`; empty when left empty. */
  readonly text: string
}

/** Answers under one heading: a step, a group, or one of a list. */
export interface AnswerSection {
  readonly title: string
  readonly answers: readonly Answer[]
}

interface Reading {
  readonly values: Values
  readonly language: FormLanguage
  readonly options: OptionSources
}

const WORDS = {
  nl: { yes: 'Ja', no: 'Nee', locale: 'nl-NL' },
  en: { yes: 'Yes', no: 'No', locale: 'en-GB' },
} as const

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path such as `coExhibitors.0.name`. */
const at = (values: Values, path: string): Value =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      values,
    ) as Value

const isAsked = (when: Condition | undefined, { values }: Reading) =>
  !when || when.is.some((value) => value === at(values, when.field))

function inWords(field: Field, value: Value, { language, options }: Reading): string {
  const { yes, no, locale } = WORDS[language]
  const offered: readonly Option[] =
    (typeof field.options === 'string' ? options[field.options] : field.options) ?? []
  const label = (chosen: string) =>
    offered.find((option) => option.value === chosen)?.label[language] ?? chosen
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? label(one) : one.name)).join(', ')
  if (typeof value !== 'string' || value === '') return ''
  if (field.kind === 'date' && !Number.isNaN(Date.parse(value)))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(value),
    )
  if (field.kind === 'number') return value.replace('.', language === 'nl' ? ',' : '.')
  return label(value)
}

/** The answers of fields whose values lie in `under`; those that were not asked are left out. */
const answersTo = (fields: readonly Field[], prefix: string, reading: Reading): Answer[] =>
  fields
    .filter((field) => isAsked(field.when, reading))
    .map((field) => {
      const path = prefix + field.name
      const { kind, label } = field
      const text = inWords(field, at(reading.values, path), reading)
      return { path, kind, label: label[reading.language], text }
    })

function ofGroup(group: Group, reading: Reading): AnswerSection[] {
  const answers = answersTo(group.fields, `${group.name}.`, reading)
  return [{ title: group.label[reading.language], answers }]
}

function ofList(list: List, reading: Reading): AnswerSection[] {
  const items = at(reading.values, list.name)
  return (Array.isArray(items) ? items : []).map((_, index) => ({
    title: `${list.itemLabel[reading.language]} ${index + 1}`,
    answers: answersTo(list.fields, `${list.name}.${index}.`, reading),
  }))
}

const isField = (part: Part): part is Field => part.kind !== 'group' && part.kind !== 'list'

const sectionsOf = (parts: readonly Part[], title: string, reading: Reading): AnswerSection[] => [
  { title, answers: answersTo(parts.filter(isField), '', reading) },
  ...parts.flatMap((part) => {
    if (isField(part) || !isAsked(part.when, reading)) return []
    return part.kind === 'group' ? ofGroup(part, reading) : ofList(part, reading)
  }),
]

const pathsIn = (value: Value, path: string): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        pathsIn(inner, path ? `${path}.${name}` : name),
      )
    : Array.isArray(value) && value.every(isObject)
      ? value.flatMap((item, index) => pathsIn(item, `${path}.${index}`))
      : [path]

/**
 * What somebody filled in, in the order and the words of the form: a section per step, group and
 * member of a list. What the form does not ask for (any more) comes last, under its path, so that
 * nothing that was sent is hidden.
 *
 * @param options the choices that come from the content; one that is gone shows as it was stored
 */
export function answersOf(
  form: FormDefinition,
  values: Values,
  { language, options = {} }: { language: FormLanguage; options?: OptionSources },
): AnswerSection[] {
  const reading: Reading = { values, language, options }
  const sections = form.steps.flatMap(({ title, parts }) =>
    sectionsOf(parts, title[language], reading),
  )
  const known = new Set(sections.flatMap(({ answers }) => answers.map(({ path }) => path)))
  const others = pathsIn(values, '')
    .filter((path) => path !== '' && !known.has(path))
    .map((path): Answer => {
      const value = at(values, path)
      const text = Array.isArray(value)
        ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
        : typeof value === 'boolean'
          ? WORDS[language][value ? 'yes' : 'no']
          : String(value ?? '')
      return { path, kind: 'text', label: path, text }
    })
    .filter(({ text }) => text !== '')
  return [...sections, { title: '', answers: others }].filter(({ answers }) => answers.length > 0)
}
