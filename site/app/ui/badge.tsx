import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface BadgeProps {
  /** `brick`: full, cancelled, changed; `green`: saved, confirmed; `plain`: neutral facts. */
  tone?: 'brick' | 'green' | 'plain'
  /** In words, never by colour alone. */
  children: ReactNode
}

const tones = {
  brick: 'border-brick text-brick',
  green: 'border-primary text-primary',
  plain: 'border-gray-400 text-mute',
}

/** The state of something, as a small stamp: "Vol", "Geannuleerd", "Gewijzigd". */
export function Badge({ tone = 'brick', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-block rounded-xs border px-1.5 font-semibold text-xs leading-5',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
