import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, FieldFrame, type FieldTexts, useField } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
  /** First, empty option: "Kies een onderwerp". */
  placeholder?: string
}

/** A native select: the system's own list, also on phones. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control, rest } = useField(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select
          {...control}
          {...rest}
          className={cx(controlClass, 'appearance-none truncate pr-11')}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  )
}
