import type { Field, Part } from '@beursvloer/contract/forms/definition'
import { isField } from '@beursvloer/contract/forms/parts'
import { FieldInput } from './field-input.tsx'
import { useFormState, useIsAsked, useText } from './form-context.ts'

/** The fields, groups and lists of a step. */
export function FormFields({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => {
    if (isField(part)) return <FormField key={part.name} field={part} path={part.name} />
    return part.kind === 'group' ? <FormGroup key={part.name} group={part} /> : null
  })
}

/**
 * One field. While its condition does not hold it stays in the page, out of sight and not sent, so
 * that nothing typed is lost; without JavaScript it is always there.
 */
function FormField({ field, path }: { field: Field; path: string }) {
  const { started } = useFormState()
  const asked = useIsAsked(path)
  if (!field.when) return <FieldInput field={field} path={path} />
  return (
    <fieldset
      hidden={started && !asked}
      disabled={started && !asked}
      className={asked ? 'min-w-0' : 'min-w-0 live:hidden'}
    >
      <FieldInput field={field} path={path} />
    </fieldset>
  )
}

function FormGroup({ group }: { group: Extract<Part, { kind: 'group' }> }) {
  const { started } = useFormState()
  const text = useText()
  const paths = group.fields.map(({ name }) => `${group.name}.${name}`)
  const asked = useIsAsked(paths[0] ?? '')
  const hidden = group.when !== undefined && !asked
  return (
    <fieldset
      hidden={started && hidden}
      disabled={started && hidden}
      className={hidden ? 'min-w-0 live:hidden' : 'min-w-0'}
    >
      <legend className="mb-4 font-display font-bold text-xl">{text(group.label)}</legend>
      {group.help && <p className="-mt-2 mb-4 text-mute text-sm">{text(group.help)}</p>}
      <div className="space-y-6">
        {group.fields.map((field, index) => (
          <FormField key={field.name} field={field} path={paths[index] as string} />
        ))}
      </div>
    </fieldset>
  )
}
