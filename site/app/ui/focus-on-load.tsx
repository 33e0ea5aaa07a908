import { type ReactNode, useEffect, useRef } from 'react'
import { focusAfterLoad } from './focus-after-load.ts'

interface FocusOnLoadProps {
  /** Whether the page was loaded because of it. */
  takes: boolean
  className?: string
  children: ReactNode
}

/** Focuses the answer to a form that loaded the page anew, so that it is read out. */
export function FocusOnLoad({ takes, className, children }: FocusOnLoadProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takes) focusAfterLoad(box.current)
  }, [takes])
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
