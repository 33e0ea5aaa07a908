import type {
  FormDefinition,
  OptionSources,
  SenderRole,
  Values,
} from '@beursvloer/contract/forms/definition'
import { optionsOf, partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'

/**
 * The columns that staff search by, and the address for mail. Null where the form has no such
 * field.
 */
export type Columns = Readonly<Record<SenderRole, string | null>>

/** The sender, by the fields that the definition marks as such. */
export function columnsOf(
  definition: FormDefinition,
  values: Values,
  options: OptionSources,
): Columns {
  const places = placesOf(partsOf(definition), values)
  const first = (role: SenderRole): string | null => {
    for (const { path, field } of places) {
      const value = field.sender === role && valueAt(values, path)
      if (typeof value !== 'string' || value === '') continue
      if (!field.options) return value
      const chosen = optionsOf(field, options).find((option) => option.value === value)
      if (chosen) return chosen.label.nl
    }
    return null
  }
  return {
    name: first('name'),
    email: first('email'),
    organisation: first('organisation'),
    kvk: first('kvk'),
  }
}
