import type { Field, FormDefinition, OptionSources, Part } from './definition.ts'
import { isField } from './parts.ts'

/**
 * A form as it can be answered now: without choices of which the content has none yet, such as the hall while
 * there is no hall. The same object while there is something to choose everywhere.
 */
export function askable<Form extends Pick<FormDefinition, 'steps'>>(
  form: Form,
  sources: OptionSources = {},
): Form {
  const isAsked = ({ options }: Field) =>
    typeof options !== 'string' || sources[options]?.length !== 0
  const asked = (parts: readonly Part[]): readonly Part[] =>
    parts.flatMap((part): readonly Part[] => {
      if (isField(part)) return isAsked(part) ? [part] : []
      return part.fields.every(isAsked)
        ? [part]
        : [{ ...part, fields: part.fields.filter(isAsked) }]
    })
  const steps = form.steps.map((step) => ({ ...step, parts: asked(step.parts) }))
  const isWhole = steps.every(
    ({ parts }, at) =>
      parts.length === form.steps[at]?.parts.length &&
      parts.every((part, index) => part === form.steps[at]?.parts[index]),
  )
  return isWhole ? form : { ...form, steps }
}
