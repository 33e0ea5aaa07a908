import { TextField } from '../ui/fields'

interface ReasonFieldProps {
  readonly hint: string
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why staff do something with an account; it stays in the history. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextField required name="reason" label="Reden" {...props} maxLength={1000} />
)
