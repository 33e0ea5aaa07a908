import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Hyphenated } from './hyphenation/hyphenated.tsx'

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

/**
 * The title block of a drawing: name and intro left, facts in ruled fields right; on phones the facts
 * stand directly under the name. Holds the h1.
 */
export function TitleBlock({ title, lead, mark, actions, facts, drawing }: TitleBlockProps) {
  return (
    <div className="border border-ink lg:grid lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] print:grid print:grid-cols-[3fr_2fr] print:grid-rows-[auto_1fr]">
      <div className="p-5 max-lg:pb-4 md:px-8 lg:pt-8 lg:pb-0 print:p-4 print:pb-0">
        {mark && <div className="mb-3 lg:mb-5">{mark}</div>}
        <h1 tabIndex={-1} className="font-extrabold text-5xl">
          {typeof title === 'string' ? <Hyphenated>{title}</Hyphenated> : title}
        </h1>
      </div>
      <FactGrid
        facts={facts}
        className="border-ink max-lg:border-y lg:row-span-2 lg:border-l print:row-span-2 print:border-y-0 print:border-l"
      />
      <div className="p-5 empty:hidden max-lg:pt-4 md:px-8 lg:pb-8 print:p-4">
        {lead && <p className="max-w-[48ch] text-lg">{lead}</p>}
        {actions && (
          <div className={cx('flex flex-wrap gap-2 sm:gap-3', Boolean(lead) && 'mt-4 lg:mt-7')}>
            {actions}
          </div>
        )}
      </div>
      {drawing && (
        <div className="col-span-full overflow-hidden border-ink border-t bg-ground print:hidden">
          {drawing}
        </div>
      )}
    </div>
  )
}

/** Facts in ruled fields: two a row, an odd last one over both; one a row on the smallest phones and on wide screens. */
function FactGrid({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl
      className={cx(
        'grid gap-px bg-gray-300 min-[22rem]:max-lg:grid-cols-2 print:grid-cols-1',
        className,
      )}
    >
      {facts.map((fact, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are a fixed list, never reordered.
          key={index}
          className="bg-paper px-4 py-2 min-[22rem]:max-lg:last:odd:col-span-2 md:px-5 lg:grid lg:grid-cols-[7.5rem_minmax(0,1fr)] lg:items-center lg:gap-4 print:grid print:grid-cols-[7rem_minmax(0,1fr)] print:items-center print:py-1 print:last:odd:col-span-1"
        >
          <dt className="text-mute text-sm">{fact.label}</dt>
          <dd className="font-bold font-display text-2xl tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
