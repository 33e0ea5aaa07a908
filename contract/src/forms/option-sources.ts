import { languageTags } from '../language-tags.ts'
import { type StandChoice, standChoices } from './choices.ts'
import type {
  FormDefinition,
  FormLanguage,
  Option,
  OptionSource,
  OptionSources,
} from './definition.ts'
import { isField, partsOf } from './parts.ts'

/** Sources of choices: the content type, the field that is stored, and the field that names it. */
export const CHOICES = {
  categories: { type: 'exhibitor-category', value: 'slug', label: 'name' },
  days: { type: 'day', value: 'date', label: 'date' },
  exhibitors: { type: 'exhibitor', value: 'slug', label: 'name' },
  halls: { type: 'hall', value: 'number', label: 'name' },
  organisationTypes: { type: 'organisation-type', value: 'code', label: 'name' },
  pavilions: { type: 'pavilion', value: 'slug', label: 'name' },
  products: { type: 'product', value: 'code', label: 'name' },
  themes: { type: 'theme', value: 'slug', label: 'name' },
} as const satisfies Record<Exclude<OptionSource, 'stands'>, object>

export type NamedSource = keyof typeof CHOICES

/** A document to choose: its id, which is the same in both languages, and the fields of its source. */
export type ChoiceRow<Source extends NamedSource = NamedSource> = { readonly id: string } & {
  readonly [Name in (typeof CHOICES)[Source]['value' | 'label']]: string | number
}

/** The documents to choose from in one language, by source and in order. */
export type ChoiceLists = { readonly [Source in NamedSource]: readonly ChoiceRow<Source>[] } & {
  readonly stands: readonly StandChoice[]
}

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const days: Readonly<Record<FormLanguage, Intl.DateTimeFormat>> = {
  nl: new Intl.DateTimeFormat(languageTags.nl, day),
  en: new Intl.DateTimeFormat(languageTags.en, day),
}

type Row = Readonly<Record<string, unknown>>

function namedOptions(
  source: NamedSource,
  dutch: readonly Row[],
  english: readonly Row[] = [],
): readonly Option[] {
  const { value, label } = CHOICES[source]
  const labelOf = (name: unknown, language: FormLanguage) =>
    label === 'date' ? days[language].format(new Date(String(name))) : String(name)
  const names = new Map(english.map((row) => [row.id, row[label]]))
  return dutch.map((row) => ({
    value: String(row[value]),
    label: {
      nl: labelOf(row[label], 'nl'),
      en: labelOf(names.get(row.id) ?? row[label], 'en'),
    },
  }))
}

/**
 * The choices that forms take from the content, by the value that is stored; of the given sources.
 * Untranslated names are Dutch.
 */
export function optionsFrom(
  { stands, ...dutch }: Partial<ChoiceLists>,
  english: Partial<ChoiceLists>,
): OptionSources {
  const named = (Object.keys(dutch) as NamedSource[]).map((source) => [
    source,
    namedOptions(source, dutch[source] ?? [], english[source]),
  ])
  return { ...Object.fromEntries(named), ...(stands && { stands: standChoices(stands) }) }
}

/** The sources that a form lets one choose from. */
export const sourcesOf = (definition: Pick<FormDefinition, 'steps'>): readonly OptionSource[] => [
  ...new Set(
    partsOf(definition)
      .flatMap((part) => (isField(part) ? [part] : part.fields))
      .flatMap(({ options }) => (typeof options === 'string' ? [options] : [])),
  ),
]
