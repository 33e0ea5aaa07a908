import { Field, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system'
import type { ComponentProps, ReactNode } from 'react'

interface LabelledProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly required?: boolean
}

const Labelled = ({
  label,
  children,
  ...root
}: LabelledProps & { readonly children: ReactNode }) => (
  <Field.Root {...root}>
    <Field.Label>{label}</Field.Label>
    {children}
    <Field.Hint />
  </Field.Root>
)

interface TypedProps extends LabelledProps {
  readonly value: string
  readonly maxLength?: number
  readonly lang?: string
  readonly onChange: (text: string) => void
}

type InputFieldProps = TypedProps &
  Pick<
    ComponentProps<typeof Field.Input>,
    'type' | 'placeholder' | 'autoComplete' | 'autoFocus' | 'inputMode'
  >

/** A line of text, an address, or a date. */
export const InputField = ({
  name,
  label,
  hint,
  required,
  onChange,
  ...input
}: InputFieldProps) => (
  <Labelled {...{ name, label, hint, required }}>
    <Field.Input {...input} onChange={({ target }) => onChange(target.value)} />
  </Labelled>
)

/** A text of several lines. */
export const TextField = ({ name, label, hint, required, onChange, ...text }: TypedProps) => (
  <Labelled {...{ name, label, hint, required }}>
    <Textarea {...text} onChange={({ target }) => onChange(target.value)} />
  </Labelled>
)

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface SelectFieldProps extends LabelledProps {
  readonly value: string
  readonly options: readonly Option[]
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}

/** One of several options. */
export const SelectField = (props: SelectFieldProps) => {
  const { name, label, hint, required, options, onChange, ...select } = props
  return (
    <Labelled {...{ name, label, hint, required }}>
      <SingleSelect {...select} onChange={(value) => onChange(String(value))}>
        {options.map(({ value, label, disabled = false }) => (
          <SingleSelectOption key={value} value={value} disabled={disabled}>
            {label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  )
}

/** The options of a table of labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
