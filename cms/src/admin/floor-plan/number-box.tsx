import { Field } from '@strapi/design-system'
import { useState } from 'react'
import { GRID } from '../../floor-plan/edit-outline'

interface NumberBoxProps {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly min: number
  readonly disabled: boolean
  /** Called while typing, for every number from `min` up. */
  readonly onChange: (value: number) => void
}

/**
 * A box for a number that changes in the drawing too. It shows the typed text until it loses focus,
 * and the real value otherwise; Strapi's own number box keeps an earlier typed text.
 */
export function NumberBox({ name, label, value, min, disabled, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type="number"
        inputMode="decimal"
        step={GRID}
        min={min}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = target.valueAsNumber
          if (number >= min) onChange(number)
        }}
        onBlur={() => setTyped(null)}
      />
    </Field.Root>
  )
}
