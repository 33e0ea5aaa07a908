import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name; also the tooltip. */
  label: string
  /** The same name with a part in another language, out of sight. */
  spokenName?: ReactNode
  /** Makes it a toggle: pressed is filled green. */
  pressed?: boolean
  /** Without a border, in a bar that draws its own lines. */
  bare?: boolean
}

/** A square 44 px button with an icon (save, close, zoom). */
export function IconButton({
  icon,
  label,
  spokenName,
  pressed,
  bare = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={spokenName ? undefined : label}
      title={label}
      aria-pressed={pressed}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-xs transition-colors disabled:opacity-40 print:hidden',
        !bare && 'border border-ink',
        pressed ? 'border-primary bg-primary text-on-primary' : 'enabled:hover:bg-tint',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} solid={pressed} />
      {spokenName}
    </button>
  )
}
