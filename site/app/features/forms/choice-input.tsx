import { valueAt } from '@beursvloer/contract/forms/parts'
import { type ReactNode, useRef } from 'react'
import { FieldInput } from './field-input.tsx'
import { type FieldInputProps, useFormValues, useText } from './form-context.ts'

interface Choice {
  /** Label of the field. */
  readonly preference: string
  readonly value: string
  /** Values of the other fields. */
  readonly taken: readonly string[]
  readonly onChoose: (value: string) => void
}

interface ChoiceInputProps extends FieldInputProps {
  /** Paths of fields with the same choices. */
  others: readonly string[]
  /** Another control for the choice; it sets the list. */
  children: (choice: Choice) => ReactNode
}

/** A list to choose from, with another way to choose beside it. */
export function ChoiceInput({ field, path, others, children }: ChoiceInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const values = useFormValues()
  const text = useText()
  const chosen = (at: string) => String(valueAt(values, at) ?? '')
  const choose = (value: string) => {
    const list = box.current?.querySelector('select')
    if (!list) return
    list.value = value
    list.dispatchEvent(new Event('input', { bubbles: true }))
    list.focus()
  }
  return (
    <div ref={box}>
      <FieldInput field={{ ...field, kind: 'select' }} path={path} />
      {children({
        preference: text(field.label),
        value: chosen(path),
        taken: others.filter((other) => other !== path).map(chosen),
        onChoose: choose,
      })}
    </div>
  )
}
