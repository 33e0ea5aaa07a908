import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface Fact {
  label: ReactNode
  value: ReactNode
}

interface TitleBlockProps {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: logo or state. */
  mark?: ReactNode
  /** Buttons under the lead. */
  actions?: ReactNode
  facts: readonly Fact[]
  /** A drawing along the bottom, edge to edge: <Facade size="wide" …>. */
  drawing?: ReactNode
}

/** The title block of a drawing: name and intro left, facts in ruled fields right. Holds the h1. */
export function TitleBlock({ title, lead, mark, actions, facts, drawing }: TitleBlockProps) {
  return (
    <div className="border border-ink lg:grid lg:grid-cols-[3fr_2fr]">
      <div className="p-5 md:p-8">
        {mark && <div className="mb-5">{mark}</div>}
        <h1 tabIndex={-1} className="font-extrabold text-5xl">
          {title}
        </h1>
        {lead && <p className="mt-5 max-w-[48ch] text-lg">{lead}</p>}
        {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
      </div>
      <FactGrid facts={facts} className="border-ink border-t lg:border-t-0 lg:border-l" />
      {drawing && (
        <div className="col-span-full overflow-hidden border-ink border-t bg-ground">{drawing}</div>
      )}
    </div>
  )
}

/** Facts in ruled fields, two a row; an odd last one takes the whole row. */
function FactGrid({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cx('grid grid-cols-2 gap-px bg-gray-300', className)}>
      {facts.map((fact, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are a fixed list, never reordered.
          key={index}
          className={cx('bg-paper px-4 py-3.5 md:px-5', 'last:odd:col-span-2')}
        >
          <dt className="text-mute text-sm">{fact.label}</dt>
          <dd className="font-bold font-display text-2xl tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
