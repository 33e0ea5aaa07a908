import { readEuros, typedEuros } from '@beursvloer/contract/quotation/money'
import { Field } from '@strapi/design-system'
import { InputRenderer, useField, useForm } from '@strapi/strapi/admin'
import { type ComponentProps, useState } from 'react'
import { type EuroAttribute, isEuros } from '../../rules/euros'

const NO_AMOUNT = 'Vul een bedrag in, zoals 195 of 195,50.'

type Props = ComponentProps<typeof InputRenderer> & { attribute?: EuroAttribute }

/** Strapi's own number box; one for an amount in euro where the schema says so. */
export function IntegerInput(props: Props) {
  return isEuros(props.attribute) ? <EuroInput {...props} /> : <InputRenderer {...props} />
}

/** A text that is no amount goes to the CMS as it is, which refuses it. */
function EuroInput({ name, label, required = false, disabled = false, attribute }: Props) {
  // Strapi's own hint says the limits in cents.
  const hint = attribute?.pluginOptions?.beursvloer?.description
  const field = useField<number | string | null>(name)
  const change = useForm('EuroInput', ({ onChange }) => onChange)
  const [typed, setTyped] = useState<string | null>(null)
  const { value } = field
  const problem = typeof value === 'string' && value !== '' ? NO_AMOUNT : field.error
  const stored = typeof value === 'number' ? typedEuros(value) : (value ?? '')
  return (
    <Field.Root {...{ name, hint, required }} error={field.error && problem}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        inputMode="decimal"
        startAction="€"
        disabled={disabled}
        value={typed ?? stored}
        onChange={({ target }) => {
          setTyped(target.value)
          const cents = readEuros(target.value)
          change(name, (target.value.trim() === '' ? null : (cents ?? target.value)) as never)
        }}
        onBlur={() => setTyped(null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
