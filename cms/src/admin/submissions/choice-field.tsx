import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'

interface ChoiceFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Document id of the choice; empty for none. */
  readonly value: string
  readonly options: readonly {
    readonly documentId: string
    readonly name: string
    readonly disabled?: boolean
  }[]
  readonly onChange: (documentId: string) => void
}

/** Lets staff choose one of several documents. */
export function ChoiceField({ name, label, hint, value, options, onChange }: ChoiceFieldProps) {
  return (
    <Field.Root name={name} required {...(hint && { hint })}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
        {options.map(({ documentId, name, disabled = false }) => (
          <SingleSelectOption key={documentId} value={documentId} disabled={disabled}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  )
}
