import { type ReactNode, useEffect, useRef } from 'react'

interface FocusBoxProps {
  /** True: takes the focus, which stood in what this takes the place of. */
  takes: boolean
  children: ReactNode
}

/** Holds what comes up in answer to something that is gone then. */
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
