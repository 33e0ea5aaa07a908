import type { Field, Group, Part } from '@beursvloer/contract/forms/definition'
import { isField } from '@beursvloer/contract/forms/parts'
import type { ReactNode } from 'react'
import { controlId } from './controls.ts'
import { FieldInput } from './field-input.tsx'
import { useForm, useFormState, useIsActive, useText } from './form-context.ts'
import { FormList } from './form-list.tsx'

/** The fields, groups and lists of a step. */
export function FormFields({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => {
    if (isField(part)) return <FormField key={part.name} field={part} path={part.name} />
    if (part.kind === 'group') return <FormGroup key={part.name} group={part} />
    return (
      <ActivePart key={part.name} path={part.name} conditional={part.when !== undefined}>
        <FormList list={part}>
          {(field, path) => <FormField key={field.name} field={field} path={path} />}
        </FormList>
      </ActivePart>
    )
  })
}

/**
 * Shows its content when the path is active. Otherwise that stays in the page, out of sight and
 * not sent, so that nothing typed is lost; without JavaScript it is always there.
 */
function ActivePart({
  path,
  conditional,
  children,
}: {
  path: string
  conditional: boolean
  children: ReactNode
}) {
  const { started, answered } = useFormState()
  const active = useIsActive(path)
  if (!conditional) return children
  const hidden = started && !active
  return (
    <fieldset
      role="none"
      hidden={hidden}
      disabled={hidden}
      className={active || answered ? 'min-w-0' : 'min-w-0 live:hidden'}
    >
      {children}
    </fieldset>
  )
}

function FormField({ field, path }: { field: Field; path: string }) {
  return (
    <ActivePart path={path} conditional={field.when !== undefined}>
      <FieldInput field={field} path={path} />
    </ActivePart>
  )
}

function FormGroup({ group }: { group: Group }) {
  const { id } = useForm()
  const text = useText()
  return (
    <ActivePart path={group.name} conditional={group.when !== undefined}>
      <fieldset id={controlId(id, group.name)} tabIndex={-1} className="min-w-0">
        <legend className="mb-4 font-bold text-xl">{text(group.label)}</legend>
        {group.help && <p className="-mt-2 mb-4 text-mute text-sm">{text(group.help)}</p>}
        <div className="space-y-6">
          {group.fields.map((field) => (
            <FormField key={field.name} field={field} path={`${group.name}.${field.name}`} />
          ))}
        </div>
      </fieldset>
    </ActivePart>
  )
}
