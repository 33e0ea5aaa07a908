import { type ReactNode, useEffect, useRef } from 'react'

interface FocusBoxProps {
  /** Whether to take the focus: true when the replaced control had it. */
  takes: boolean
  children: ReactNode
}

/** Focuses a message that replaced the control that caused it. */
export function FocusBox({ takes, children }: FocusBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takes) box.current?.focus()
  }, [takes])
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
