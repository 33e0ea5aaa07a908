import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { controlClass, FieldFrame, type FieldTexts, useField } from './field.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** The button beside it, before and after it is pressed. */
    showLabel: string
    hideLabel: string
  }

/** A password field that can show its text. Where scripts do not run there is no button. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const { frame, control, rest } = useField(props)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Browsers remember a password, and nothing else, from a field that hides it when it is sent.
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          {...control}
          ref={input}
          type={shown ? 'text' : 'password'}
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          className={cx(controlClass, 'live:pr-28')}
        />
        <button
          type="button"
          aria-controls={frame.controlId}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="link absolute inset-y-0 right-0 hidden min-w-11 px-3.5 font-medium text-sm live:block"
        >
          {(shown ? hideLabel : showLabel).split(' ')[0]}
        </button>
      </div>
    </FieldFrame>
  )
}
