import type { ReactNode } from 'react'
import { Chevron } from './chevron.tsx'
import { cx } from './class-names.ts'
import { type ThemeColour, themeClass } from './theme.ts'

interface TagProps {
  theme: ThemeColour
  children: ReactNode
  className?: string
}

/** The name of a theme under its coloured roof. Takes the size of the text around it. */
export function Tag({ theme, children, className }: TagProps) {
  return (
    <span className={cx('inline-flex items-baseline gap-2 font-semibold', className)}>
      <Chevron className={cx('relative -top-px shrink-0 text-theme', themeClass[theme])} />
      <span>{children}</span>
    </span>
  )
}
