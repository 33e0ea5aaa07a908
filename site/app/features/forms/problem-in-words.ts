import type { FormDefinition, FormLanguage, Part } from '@beursvloer/contract/forms/definition'
import { isField } from '@beursvloer/contract/forms/parts'
import type { ShownProblem } from './form-state.ts'

/** A message that does not name its field, after the name. */
const named = (label: string, text: string) =>
  text.toLowerCase().includes(label.toLowerCase()) ? text : `${label}: ${text}`

/**
 * A message as it reads away from its field: with the label where that is lacking, and with its item of
 * a list, or its group where the step has more than one. The label of a box to tick is a sentence of its
 * own: its first words say enough.
 *
 * @example problemInWords(definition, { path: 'colleagues.1.email', text: 'Dit is geen adres.' }, 'nl')
 * // 'Collega 2: E-mailadres: Dit is geen adres.'
 */
export function problemInWords(
  { steps }: FormDefinition,
  { path, text }: ShownProblem,
  language: FormLanguage,
): string {
  const [name, index = '', inner = index] = path.split('.')
  const isIt = (part: Part) => part.name === name
  const parts = steps.find((step) => step.parts.some(isIt))?.parts ?? []
  const part = parts.find(isIt)
  if (!part) return text
  const field = isField(part) ? part : part.fields.find((one) => one.name === inner)
  if (!field) return named(part.label[language], text)
  const label = field.label[language]
  if (field.kind === 'checkbox') return named(label.replace(/\..*/, ''), text)
  const message = named(label, text)
  if (part.kind === 'list') return `${part.itemLabel[language]} ${Number(index) + 1}: ${message}`
  const isOneOfMore = parts.filter((other) => !isField(other)).length > 1
  return part !== field && isOneOfMore ? `${part.label[language]}: ${message}` : message
}
