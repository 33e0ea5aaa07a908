import { Field, Textarea } from '@strapi/design-system'

interface ReasonFieldProps {
  readonly hint: string
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why staff do something with an account; it stays in the history. */
export const ReasonField = ({ hint, value, onChange }: ReasonFieldProps) => (
  <Field.Root name="reason" hint={hint} required>
    <Field.Label>Reden</Field.Label>
    <Textarea value={value} maxLength={1000} onChange={({ target }) => onChange(target.value)} />
    <Field.Hint />
  </Field.Root>
)
