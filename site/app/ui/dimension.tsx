import type { ReactNode } from 'react'

interface DimensionProps {
  /** The measure: "17–18 maart 2027", "18 m²". */
  value: ReactNode
  /** The measured thing. */
  children?: ReactNode
}

/** A date, time or size set as a dimension in a drawing. The line is as wide as its content. */
export function Dimension({ value, children }: DimensionProps) {
  return (
    <p className="inline-flex min-w-24 flex-col">
      <span className="font-bold text-xl tabular-nums">{value}</span>
      <span aria-hidden="true" className="dimension-line mt-1.5 mb-1 opacity-70" />
      {children && <span className="text-sm opacity-80">{children}</span>}
    </p>
  )
}
