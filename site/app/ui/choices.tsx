import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldError, type FieldTexts, useFieldIds } from './field.tsx'

const boxClass =
  'mt-0.5 size-6 shrink-0 appearance-none border border-gray-500 bg-paper bg-center bg-no-repeat hover:border-ink checked:border-primary aria-invalid:border-2 aria-invalid:border-brick not-checked:disabled:bg-gray-100 checked:disabled:opacity-60 forced-colors:appearance-auto'

/** The classes of a tick box without a label beside it. */
export const tickBox = cx(boxClass, 'choice-tick rounded-xs')

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** Makes the label a heading too, for a list that one looks through. */
  heading?: 'h2'
}

/** One tick box (or radio button) with its label on the right; the whole row is the target. */
export function Choice({
  type = 'checkbox',
  label,
  help,
  error,
  heading: Heading,
  id,
  className,
  ...rest
}: ChoiceProps) {
  const { control, helpId, errorId } = useFieldIds(id, { help, error })
  const named = (
    <label htmlFor={control.id} className="block leading-7">
      {label}
    </label>
  )
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...control}
          {...rest}
          type={type}
          className={type === 'radio' ? cx(boxClass, 'choice-radio rounded-full') : tickBox}
        />
        <div>
          {Heading ? <Heading className="font-sans font-semibold text-lg">{named}</Heading> : named}
          {help && (
            <p id={helpId} className="text-mute text-sm">
              {help}
            </p>
          )}
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/**
 * Several choices under one question. Children are <Choice>s. `id` is where a link to the question
 * leads: the group itself, which takes the focus.
 */
export function ChoiceGroup({
  label,
  help,
  error,
  optional,
  children,
  className,
  id: givenId,
  role,
}: FieldTexts & {
  children: ReactNode
  className?: string
  id?: string
  role?: 'radiogroup'
}) {
  const madeId = useId()
  const id = givenId ?? madeId
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={givenId}
      tabIndex={givenId ? -1 : undefined}
      role={role}
      aria-describedby={describedBy || undefined}
      className={cx('min-w-0', className)}
    >
      <legend className="font-semibold">
        {label}
        {optional && <span className="font-normal text-mute"> {optional}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className="text-mute text-sm">
          {help}
        </p>
      )}
      <div className="mt-1">{children}</div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
