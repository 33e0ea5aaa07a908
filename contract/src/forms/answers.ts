import { languageTags } from '../language-tags.ts'
import { activePaths } from './conditions.ts'
import type {
  Field,
  FormDefinition,
  FormLanguage,
  OptionSources,
  Part,
  Value,
  Values,
} from './definition.ts'
import { isField, optionsOf, partsOf, placesOf, valueAt } from './parts.ts'

/** One field with its value, in words. */
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
  readonly active: ReadonlySet<string>
  readonly language: FormLanguage
  readonly options: OptionSources
}

const LABELS = {
  nl: { yes: 'Ja', no: 'Nee' },
  en: { yes: 'Yes', no: 'No' },
} as const

function textOf(field: Field, value: Value, { language, options }: Reading): string {
  const { yes, no } = LABELS[language]
  const label = (chosen: string) =>
    optionsOf(field, options).find((option) => option.value === chosen)?.label[language] ?? chosen
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? label(one) : one.name)).join(', ')
  if (typeof value !== 'string' || value === '') return ''
  if (field.kind === 'date' && !Number.isNaN(Date.parse(value)))
    return new Intl.DateTimeFormat(languageTags[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(value))
  if (field.kind === 'number' && language === 'nl') return value.replace('.', ',')
  return label(value)
}

/** The answers to some parts of a form; inactive fields are left out. */
const answersTo = (parts: readonly Part[], reading: Reading): Answer[] =>
  placesOf(parts, reading.values)
    .filter(({ path }) => reading.active.has(path))
    .map(({ path, field }) => ({
      path,
      kind: field.kind,
      label: field.label[reading.language],
      text: textOf(field, valueAt(reading.values, path), reading),
    }))

/** A section for the fields of a step themselves, and one per group and member of a list in it. */
const sectionsOf = (parts: readonly Part[], title: string, reading: Reading): AnswerSection[] => [
  { title, answers: answersTo(parts.filter(isField), reading) },
  ...parts.flatMap((part): AnswerSection[] => {
    if (isField(part)) return []
    const answers = answersTo([part], reading)
    if (part.kind === 'group') return [{ title: part.label[reading.language], answers }]
    const item = ({ path }: Answer) => Number(path.split('.')[1])
    return [...Map.groupBy(answers, item)].map(([index, own]) => ({
      title: `${part.itemLabel[reading.language]} ${index + 1}`,
      answers: own,
    }))
  }),
]

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all that has a value and is not known. */
const unknownIn = (value: Value, path: string, known: ReadonlySet<string>): string[] => {
  if (known.has(path)) return []
  const below = (entries: [string | number, Value][]) =>
    entries.flatMap(([name, inner]) =>
      unknownIn(inner, path === '' ? `${name}` : `${path}.${name}`, known),
    )
  if (isObject(value)) return below(Object.entries(value))
  if (Array.isArray(value) && value.every(isObject)) return below([...value.entries()])
  return [path]
}

/** Sent values that are not active (any more), under their path. */
const others = (known: ReadonlySet<string>, { values, language }: Reading): Answer[] =>
  unknownIn(values, '', known)
    .map((path): Answer => {
      const value = valueAt(values, path)
      const words = typeof value === 'boolean' ? LABELS[language][value ? 'yes' : 'no'] : value
      return { path, kind: 'text', label: path, text: [words ?? ''].flat().join(', ') }
    })
    .filter(({ text }) => text !== '')

/**
 * The values of a form, in the order and the words of the form. Values that the form no longer asks
 * for come last, under an empty heading, so that nothing that was sent is hidden.
 *
 * @param options the choices that come from the content; one that is gone shows as it was stored
 */
export function answersOf(
  form: Pick<FormDefinition, 'steps'>,
  values: Values,
  { language, options = {} }: { language: FormLanguage; options?: OptionSources },
): AnswerSection[] {
  const active = activePaths(partsOf(form), values)
  const reading: Reading = { values, active, language, options }
  const sections = form.steps.flatMap(({ title, parts }) =>
    sectionsOf(parts, title[language], reading),
  )
  const known = new Set(sections.flatMap(({ answers }) => answers.map(({ path }) => path)))
  return [...sections, { title: '', answers: others(known, reading) }].filter(
    ({ answers }) => answers.length > 0,
  )
}
