import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { SheetLabel } from '~/ui/sheet-label.tsx'
import type { HallPlan } from './floor-plan-view.ts'
import { floorPlanMessages } from './messages.ts'

/** Id of the list, for the link that skips the drawing. */
export const STAND_LIST_ID = 'stands'

/** Every stand of a hall with who is there and its size: the plan for who does not use the drawing. */
export function StandList({ hall, selected }: { hall: HallPlan; selected: string | null }) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  return (
    <section id={STAND_LIST_ID} tabIndex={-1} className="mt-14">
      <SheetLabel>{t.standCount(hall.stands.length)}</SheetLabel>
      <h2 className="mt-2 mb-5 text-3xl">{t.standsIn(hall.name)}</h2>
      <ul className="columns-1 gap-x-10 border-ink border-t sm:columns-2 lg:columns-3">
        {hall.stands.map(({ number, exhibitors, status, area }) => (
          <li
            key={number}
            className={cx(
              'grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-gray-300 border-b',
              number === selected && 'bg-green-50',
            )}
          >
            <Link
              to={`?stand=${number}`}
              preventScrollReset
              discover="none"
              aria-label={t.showStand(number)}
              aria-current={number === selected ? 'true' : undefined}
              className="py-2.5 font-bold font-display tabular-nums hover:underline"
            >
              {number}
            </Link>
            <span className="min-w-0 leading-snug">
              {exhibitors.length > 0 ? (
                exhibitors.map(({ name, path }) => (
                  <Link
                    key={path}
                    to={path}
                    discover="none"
                    className="block py-2.5 leading-snug hover:underline"
                  >
                    {name}
                  </Link>
                ))
              ) : (
                <span className="block py-2.5 text-mute first-letter:uppercase">
                  {t.status[status]}
                </span>
              )}
            </span>
            <span className="whitespace-nowrap py-2.5 text-mute text-sm tabular-nums">
              {area.toLocaleString(locale)} m²
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
