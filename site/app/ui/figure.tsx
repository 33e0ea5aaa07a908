import type { ReactNode } from 'react'

interface FigureProps {
  value: ReactNode
  /** The counted thing: "standhouders in twee groepen". */
  children: ReactNode
}

/** One big number over a dimension line. Place several in a <FigureRow>. */
export function Figure({ value, children }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-mute">{children}</dt>
      <dd>
        <span className="block font-bold font-display text-[clamp(3rem,1.7rem+5.4vw,6.25rem)] leading-[0.95] tracking-[-0.03em] tabular-nums">
          {value}
        </span>
        <span aria-hidden="true" className="dimension-line mt-3 mb-2 block" />
      </dd>
    </div>
  )
}

/** Figures side by side: two a row on phones, all in one on wide screens. */
export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-[clamp(1rem,4vw,3.5rem)] gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </dl>
  )
}
