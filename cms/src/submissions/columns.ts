import type {
  Field,
  FormDefinition,
  OptionSources,
  Values,
} from '@beursvloer/contract/forms/definition'
import { partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'

/** What staff search by, and where mail about a submission goes. Null where the form asks nothing such. */
export interface Columns {
  readonly name: string | null
  readonly email: string | null
  readonly organisation: string | null
  readonly kvk: string | null
}

/**
 * The sender, taken from the first fields that ask for one: a definition says by HTML's autocomplete
 * tokens which those are.
 */
export function columnsOf(
  definition: FormDefinition,
  values: Values,
  options: OptionSources,
): Columns {
  const places = placesOf(partsOf(definition), values)
  const first = (isWanted: (field: Field) => boolean): string | null => {
    const texts = places
      .filter(({ field }) => isWanted(field))
      .map(({ path }) => valueAt(values, path))
    return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null
  }
  /** Who is an exhibitor already chooses its name from a list. */
  const exhibitor = () => {
    const chosen = first((field) => field.options === 'exhibitors')
    return options.exhibitors?.find(({ value }) => value === chosen)?.label.nl ?? null
  }
  return {
    name: first(({ autocomplete }) => autocomplete === 'name'),
    email: first(({ kind }) => kind === 'email'),
    organisation: first(({ autocomplete }) => autocomplete === 'organization') ?? exhibitor(),
    kvk: first(({ name }) => name === 'kvk'),
  }
}
