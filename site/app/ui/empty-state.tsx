import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { useHouses } from './facade/drawing-style.ts'

interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty or when it will not be. */
  children?: ReactNode
  /** The next step: where its button leads and what that says, or other buttons. */
  next?: readonly [to: string, label: string]
  action?: ReactNode
  level?: 2 | 3
}

/** Placeholder for an empty list: a drawing, a title, an explanation and an action. */
export function EmptyState({ title, children, next, action, level = 2 }: EmptyStateProps) {
  const isHouse = useHouses()
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-start gap-6 border border-ink p-6 sm:flex-row sm:items-center md:p-10">
      <svg
        viewBox="0 0 160 112"
        width="160"
        height="112"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="shrink-0"
      >
        <path
          d={isHouse ? 'M28 100V52l36-34 36 34v48' : 'M28 100V18h72v82M64 18v82M28 59h72'}
          strokeDasharray="4 4"
        />
        <path
          d={
            isHouse
              ? 'M48 100V76h16v24M76 84V66h14v18z'
              : 'M28 59a36 41 0 0 1 36 41M64 59a36 41 0 0 0 36-41'
          }
          strokeDasharray="3 3"
        />
        <path d="M0 100h160" strokeWidth="2" />
        <path d="M28 8h72M28 4v8M100 4v8M114 18v82M110 18h8M110 100h8" className="text-gray-400" />
        <path d="M136 100V74m-8 0h16l6-6-6-6h-16z" className="text-primary" />
      </svg>
      <div className="max-w-[44ch]">
        <Heading className="text-2xl">{title}</Heading>
        {children && <div className="mt-2 text-mute">{children}</div>}
        {(next || action) && (
          <div className="mt-5 flex flex-wrap gap-3">
            {next && <LinkButton to={next[0]}>{next[1]}</LinkButton>}
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
