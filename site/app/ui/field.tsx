import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: ReactNode
  /** How to fill it in, under the label. */
  help?: ReactNode
  /** The problem, in words. */
  error?: ReactNode
  /** "(optioneel)" after the label. */
  optional?: ReactNode
}

/** Ids and ARIA attributes that tie a control to its label, help and error. */
export function useFieldIds(id: string | undefined, texts: Pick<FieldTexts, 'help' | 'error'>) {
  const made = useId()
  const controlId = id ?? made
  const helpId = texts.help ? `${controlId}-help` : undefined
  const errorId = texts.error ? `${controlId}-error` : undefined
  return {
    controlId,
    helpId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': texts.error ? true : undefined,
    } as const,
  }
}

/** Classes of a text control; `invalid` follows aria-invalid. */
export const controlClass =
  'block w-full min-h-13 rounded-xs border border-gray-500 bg-paper px-3.5 py-2.5 text-ink placeholder:text-gray-500 hover:border-ink aria-invalid:border-2 aria-invalid:border-brick disabled:bg-gray-100 disabled:text-mute'

interface FieldFrameProps extends FieldTexts {
  controlId: string
  helpId?: string
  errorId?: string
  children: ReactNode
  className?: string
}

/** The name of a field, and help under it. */
export const FieldLabel = ({
  label,
  help,
  optional,
  controlId,
  helpId,
}: Omit<FieldFrameProps, 'error' | 'errorId' | 'children' | 'className'>) => (
  <>
    <label htmlFor={controlId} className="block font-semibold">
      {label}
      {optional && <span className="font-normal text-mute"> {optional}</span>}
    </label>
    {help && (
      <p id={helpId} className="text-mute text-sm">
        {help}
      </p>
    )}
  </>
)

/** Label above, help under it, the control, and the error below in brick with a sign. */
export function FieldFrame({
  label,
  help,
  error,
  optional,
  controlId,
  helpId,
  errorId,
  children,
  className,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <FieldLabel {...{ label, help, optional, controlId, helpId }} />
      <div className="mt-1.5">{children}</div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** Splits the properties of a field into those of its frame and of its control. */
export function useField<Props extends FieldTexts & { id?: string; className?: string }>(
  props: Props,
) {
  const { label, help, error, optional, id, className, ...rest } = props
  const { control, ...ids } = useFieldIds(id, { help, error })
  return { frame: { label, help, error, optional, className, ...ids }, control, rest }
}

/** The error of a field or group: quiet, so that it may change while the visitor types. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={cx('mt-1.5 flex gap-1.5 font-medium text-brick text-sm')}>
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
