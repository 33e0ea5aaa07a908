import { useMessages } from '~/i18n/locale.tsx'
import { Icon } from '~/ui/icon.tsx'
import { categoryFill } from './category-look.ts'
import type { FloorPlan, HallPlan } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { PlaceSign } from './plan-place.tsx'

interface PlanLegendProps {
  hall: HallPlan
  categories: FloorPlan['categories']
}

/**
 * The meaning of the fills, lines and signs of the drawing: categories, stands without an
 * exhibitor, facilities.
 */
export function PlanLegend({ hall, categories }: PlanLegendProps) {
  const t = useMessages(floorPlanMessages)
  const empty = (['free', 'option', 'blocked'] as const).filter((status) =>
    hall.stands.some((stand) => stand.status === status && stand.exhibitors.length === 0),
  )
  const used = categories.filter(({ slug }) =>
    hall.stands.some(({ exhibitors }) => exhibitors[0]?.category === slug),
  )
  const emptyFill = { free: 'fill-paper', option: 'fill-gray-100', blocked: 'fill-gray-300' }
  return (
    <section className="text-sm print:text-[7.5pt]">
      <h2 className="mb-3 border-ink border-t pt-3 text-xl">{t.legend}</h2>
      <ul className={GRID}>
        {used.map(({ slug, name }) => (
          <li key={slug} className="flex items-center gap-2">
            <Swatch fill={categoryFill(slug)} />
            {name}
          </li>
        ))}
        {empty.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <Swatch className={emptyFill[status]} dashed={status !== 'blocked'} />
            <span className="first-letter:uppercase">{t.status[status]}</span>
          </li>
        ))}
        {hall.rooms.length > 0 && (
          <li className="flex items-center gap-2">
            <Swatch className="fill-gray-200" />
            {t.roomLabel}
          </li>
        )}
        {hall.pavilions.length > 0 && (
          <li className="flex items-center gap-2">
            <Swatch className="fill-paper stroke-primary [stroke-width:0.25px]" />
            {t.pavilionLabel}
          </li>
        )}
        <li className="flex items-center gap-2 noscript:hidden print:hidden">
          <Icon name="bookmark" solid className="size-5 text-primary" />
          {t.saved}
        </li>
      </ul>
      {hall.places.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{t.places}</h3>
          <ul className={GRID}>
            {hall.places.map(({ key, kind, label }) => (
              <li key={key} className="flex items-center gap-2">
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

const GRID = 'flex flex-wrap gap-x-7 gap-y-1.5'

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
        x="0.15"
        y="0.15"
        width="2.1"
        height="1.3"
        fill={fill}
        strokeWidth="0.1"
        strokeDasharray={dashed ? '0.3 0.2' : undefined}
        className={className?.includes('stroke-') ? className : `stroke-ink ${className ?? ''}`}
      />
    </svg>
  )
}
