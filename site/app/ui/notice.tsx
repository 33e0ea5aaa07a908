import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages.ts'

interface NoticeProps {
  /** `info`: good to know; `done`: it worked; `brick`: wrong, cancelled, full. */
  tone?: 'info' | 'done' | 'brick'
  title?: ReactNode
  children?: ReactNode
  /** `status` or `alert` when it appears as an answer to something the visitor did. */
  /** A `group` is named by its title, and has an id. */
  role?: 'status' | 'alert' | 'group'
  id?: string
  /** Lets code move the focus here (an error summary). */
  tabIndex?: -1
}

const tones = {
  info: { box: 'border-ink bg-ground', icon: 'info' },
  done: { box: 'border-primary bg-green-50', icon: 'check' },
  brick: { box: 'border-brick bg-brick-tint', icon: 'warning' },
} as const

/** A message in the page, with a heavy left edge. */
export function Notice({ tone = 'info', title, children, role, id, tabIndex }: NoticeProps) {
  return (
    <div
      id={id}
      role={role}
      {...(role === 'group' && { 'aria-labelledby': `${id}-title` })}
      tabIndex={tabIndex}
      className={cx('flex gap-3 border border-l-4 px-4 py-3.5', tones[tone].box)}
    >
      <Icon
        name={tones[tone].icon}
        className={cx(
          'mt-1 shrink-0',
          tone === 'brick' && 'text-brick',
          tone === 'done' && 'text-primary',
        )}
      />
      <div className="min-w-0 max-w-text">
        {title && (
          <p id={id && `${id}-title`} className="font-semibold">
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** Small note that a text has no translation. */
export function LanguageNotice() {
  const t = useMessages(uiMessages)
  return (
    <p className="inline-flex items-center gap-2 border border-gray-300 bg-ground px-2.5 py-0.5 text-mute text-sm">
      <Icon name="info" className="size-4" />
      {t.dutchOnly}
    </p>
  )
}
