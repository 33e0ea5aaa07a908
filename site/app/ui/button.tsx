import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './class-names.ts'

interface Look {
  /**
   * `primary`: the main action; `outline`: another; `quiet`: a text button; `danger`: an action
   * that cannot be undone.
   */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger'
  /** `md` is 52 px high, `sm` 44 px. */
  size?: 'md' | 'sm'
  /** On the deep green ground of hero and footer. */
  onDark?: boolean
}

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-xs border text-center font-semibold leading-tight transition-colors hyphens-none disabled:opacity-50 print:hidden'

const looks = {
  primary:
    'border-primary bg-primary text-on-primary enabled:hover:bg-primary-strong [a]:hover:bg-primary-strong',
  outline: 'border-ink bg-paper text-ink enabled:hover:bg-tint [a]:hover:bg-tint',
  quiet: 'border-transparent link text-ink',
  danger: 'border-brick bg-brick text-paper enabled:hover:bg-ink',
}

const darkLooks = {
  ...looks,
  primary:
    'border-signal bg-signal text-on-signal enabled:hover:bg-green-200 [a]:hover:bg-green-200',
  outline: 'border-white text-white enabled:hover:bg-green-900 [a]:hover:bg-green-900',
  quiet: 'border-transparent link text-white',
}

/** The classes of a button, for controls that are not a <button> or <Link> (Base UI triggers). */
function buttonClass({ variant = 'outline', size = 'md', onDark = false }: Look): string {
  return cx(
    base,
    size === 'md' ? 'min-h-13 py-2' : 'min-h-11 py-1.5 text-sm',
    variant === 'quiet' ? 'px-2' : size === 'md' ? 'px-6' : 'px-4',
    (onDark ? darkLooks : looks)[variant],
  )
}

/** A button; type `button` by default. Its text is an imperative. */
export function Button({
  variant,
  size,
  onDark,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={cx(buttonClass({ variant, size, onDark }), className)}
      {...rest}
    />
  )
}

/** A link that looks like a button. `to` may be a path or an https URL. */
export function LinkButton({
  variant,
  size,
  onDark,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link className={cx(buttonClass({ variant, size, onDark }), className)} {...rest} />
}

/** Class of a button beside the main one, and of its words: on phones it is its icon. */
export const iconOnPhones = { button: 'max-sm:px-3.5', words: 'max-sm:sr-only' } as const
