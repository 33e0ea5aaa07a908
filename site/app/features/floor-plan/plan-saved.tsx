import { startTransition, useEffect, useState } from 'react'
import { onSavedChange, savedIds } from '~/shell/saved-store.ts'
import { boxOf } from '~/ui/plan/plan-geometry.ts'
import type { HallPlan } from './floor-plan.ts'

const none: readonly string[] = []

/** A bookmark in the corner of each stand whose exhibitor this browser saved; its card says the same. */
export function PlanSaved({ hall }: { hall: HallPlan }) {
  const [ids, setIds] = useState(none)
  useEffect(() => {
    const update = () => startTransition(() => setIds(savedIds('exhibitor')))
    update()
    return onSavedChange(update)
  }, [])
  if (ids.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: marks in a drawing take no focus.
    <g aria-hidden="true" className="pointer-events-none">
      {hall.stands
        .filter(({ exhibitors }) => exhibitors.some(({ id }) => ids.includes(id)))
        .map(({ number, polygon }) => {
          const { x, y, width } = boxOf(polygon)
          return (
            <path
              key={number}
              d={`M${x + width - 0.75} ${y}h.6v.85l-.3-.25-.3.25z`}
              strokeWidth="0.08"
              className="fill-primary stroke-paper"
            />
          )
        })}
    </g>
  )
}
