import { useSearchParams } from 'react-router'
import type { FloorPlan } from './floor-plan.ts'
import { chooseRoute } from './route-choice.ts'
import { RouteText } from './route-text.tsx'
import { useSpots } from './use-spots.ts'

interface RouteInSheetProps {
  plan: FloorPlan
  /** The selected place. */
  place: string
  /** The hall that is drawn. */
  drawn: number
}

/** The steps to the selected place, in the sheet of narrow screens, which covers those below the drawing. */
export function RouteInSheet({ plan, place, drawn }: RouteInSheetProps) {
  const [params] = useSearchParams()
  const { to, route } = chooseRoute(plan, useSpots(plan), params)
  if (!route || to?.key !== place) return null
  return (
    <div className="mt-3 border-gray-300 border-t text-sm lg:hidden">
      <RouteText {...{ plan, route, to, drawn }} />
    </div>
  )
}
