import { useMessages } from '~/i18n/locale.tsx'
import { categoryFill } from './category-look.ts'
import type { HallPlan } from './floor-plan-view.ts'
import { floorPlanMessages } from './messages.ts'
import { PlaceSign } from './plan-place.tsx'

interface PlanLegendProps {
  hall: HallPlan
  categories: readonly { readonly slug: string; readonly name: string }[]
}

/** What fills and signs of the drawing mean: categories, stands nobody has, facilities. */
export function PlanLegend({ hall, categories }: PlanLegendProps) {
  const t = useMessages(floorPlanMessages)
  const empty = (['free', 'option', 'blocked'] as const).filter((status) =>
    hall.stands.some((stand) => stand.status === status && stand.exhibitors.length === 0),
  )
  const used = categories.filter(({ slug }) =>
    hall.stands.some(({ category }) => category === slug),
  )
  const emptyFill = { free: 'fill-paper', option: 'fill-gray-100', blocked: 'fill-gray-300' }
  return (
    <section className="text-sm">
      <h2 className="mb-3 border-ink border-t pt-3 text-xl">{t.legend}</h2>
      <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-1">
        {used.map(({ slug, name }) => (
          <li key={slug} className="flex items-center gap-3">
            <Swatch fill={categoryFill(slug)} />
            {name}
          </li>
        ))}
        {empty.map((status) => (
          <li key={status} className="flex items-center gap-3">
            <Swatch className={emptyFill[status]} dashed={status !== 'blocked'} />
            <span className="first-letter:uppercase">{t.status[status]}</span>
          </li>
        ))}
      </ul>
      {hall.places.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{t.places}</h3>
          <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-1">
            {hall.places.map(({ kind, label, x, y }) => (
              <li key={`${kind}-${x}-${y}`} className="flex items-center gap-3">
                <svg viewBox="-1 -1 2 2" aria-hidden="true" className="size-6 shrink-0">
                  <PlaceSign kind={kind} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A small piece of the drawing's surface. */
function Swatch({
  fill,
  className,
  dashed = false,
}: {
  fill?: string | undefined
  className?: string
  dashed?: boolean
}) {
  return (
    <svg viewBox="0 0 2.4 1.6" aria-hidden="true" className="h-5 w-7.5 shrink-0">
      <rect
        x="0.1"
        y="0.1"
        width="2.2"
        height="1.4"
        fill={fill}
        strokeWidth="0.1"
        strokeDasharray={dashed ? '0.3 0.2' : undefined}
        className={`stroke-ink ${className ?? ''}`}
      />
    </svg>
  )
}
