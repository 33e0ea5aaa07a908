import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, FieldFrame, type FieldTexts, useField } from './field.tsx'

type TextFieldProps = FieldTexts & ComponentProps<'input'>

/** One line of text. Pass `type`, `inputMode` and `autoComplete` as the content asks. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, control, rest } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} type={type} {...rest} className={controlClass} />
    </FieldFrame>
  )
}

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

/** Several lines of text. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { frame, control, rest } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={rows} {...rest} className={cx(controlClass, 'resize-y')} />
    </FieldFrame>
  )
}
