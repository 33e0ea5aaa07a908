import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, FieldFrame, type FieldTexts, useFieldIds } from './field.tsx'

type TextFieldProps = FieldTexts & ComponentProps<'input'>

/** One line of text. Pass `type`, `inputMode` and `autoComplete` as the content asks. */
export function TextField({
  label,
  help,
  error,
  optional,
  id,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id, { help, error })
  return (
    <FieldFrame {...{ label, help, error, optional, ...ids }} className={className}>
      <input {...ids.control} type={type} {...rest} className={controlClass} />
    </FieldFrame>
  )
}

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

/** Several lines of text. */
export function TextArea({
  label,
  help,
  error,
  optional,
  id,
  className,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id, { help, error })
  return (
    <FieldFrame {...{ label, help, error, optional, ...ids }} className={className}>
      <textarea {...ids.control} rows={rows} {...rest} className={cx(controlClass, 'resize-y')} />
    </FieldFrame>
  )
}
