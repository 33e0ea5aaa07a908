import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { controlClass, FieldFrame, type FieldTexts, useField } from './field.tsx'
import { useHydrated } from './use-hydrated.ts'

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

/** Keeps what was typed before scripts ran: React puts the text that a textarea began with back. */
function useTypedText(id: string) {
  const isHydrated = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => {
    if (!isHydrated || typeof document === 'undefined') return null
    const served = document.getElementById(id)
    return served instanceof HTMLTextAreaElement ? served.value : null
  })
  useLayoutEffect(() => {
    if (area.current && typed !== null) area.current.value = typed
  }, [typed])
  return area
}

/** Several lines of text. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { frame, control, rest } = useField(props)
  const area = useTypedText(control.id)
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        ref={area}
        rows={rows}
        {...rest}
        className={cx(controlClass, 'resize-y')}
      />
    </FieldFrame>
  )
}
