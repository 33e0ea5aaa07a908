import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Logo } from '~/ui/logo.tsx'
import type { FloorPlan, RoomView, StandView } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import type { PlanChoice } from './plan-choice.ts'

interface SelectionCardProps {
  choice: PlanChoice
  categories: FloorPlan['categories']
  /** Address of the walking route to what is selected. */
  routeTo: string
}

/** Who or what is at the selected place; how to select one while nothing is. */
export function SelectionCard({ choice, categories, routeTo }: SelectionCardProps) {
  const t = useMessages(floorPlanMessages)
  const { stand, room, missing } = choice
  return (
    <section aria-live="polite" className="scroll-mb-20 border border-ink p-4 md:p-5 print:hidden">
      {stand && <StandCard stand={stand} categories={categories} routeTo={routeTo} />}
      {room && <RoomCard room={room} routeTo={routeTo} />}
      {!stand && !room && (
        <>
          <h2 className="text-2xl">{missing ? t.missing[missing] : t.nothingSelected}</h2>
          <p className="mt-2 text-mute text-sm">
            {missing ? t.missingHint : t.nothingSelectedHint}
          </p>
        </>
      )}
    </section>
  )
}

function StandCard({
  stand,
  categories,
  routeTo,
}: Omit<SelectionCardProps, 'choice'> & { stand: StandView }) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const { number, area, openSides, status, exhibitors } = stand
  return (
    <>
      <CardHead title={t.standNumber(number)}>
        <Dimension value={`${area.toLocaleString(locale)} m²`}>{t.area}</Dimension>
        {openSides > 0 && <Dimension value={openSides}>{t.openSides}</Dimension>}
      </CardHead>
      {exhibitors.map(({ name, path, intro, language, category, logo }) => (
        <article key={path} className="mt-5 border-gray-300 border-t pt-4">
          {logo && <Logo name={name} {...logo} decorative />}
          <h3 className={logo ? 'mt-3 text-xl' : 'text-xl'}>
            <Link to={path} className="hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-mute text-sm">
            {categories.find(({ slug }) => slug === category)?.name}
          </p>
          <p lang={language === locale ? undefined : language} className="mt-2 mb-4 text-sm">
            {intro}
          </p>
          <LinkButton to={path} size="sm">
            {t.viewExhibitor}
          </LinkButton>
        </article>
      ))}
      {exhibitors.length === 0 && (
        <div className="mt-5 space-y-4 border-gray-300 border-t pt-4">
          <p>{t.statusExplained[status]}</p>
          {status === 'free' && (
            <LinkButton to="/deelnemen-als-standhouder" size="sm" variant="primary">
              {t.participate}
            </LinkButton>
          )}
        </div>
      )}
      <RouteLink to={routeTo} />
    </>
  )
}

function RoomCard({ room, routeTo }: { room: RoomView; routeTo: string }) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const { slug, name, capacity, hearingLoop, wheelchairPlaces, items } = room
  const days = [...new Set(items.map(({ date }) => date))]
  return (
    <>
      <CardHead title={name}>
        <Dimension value={capacity}>{t.seats}</Dimension>
        {wheelchairPlaces > 0 && (
          <Dimension value={wheelchairPlaces}>{t.wheelchairPlaces}</Dimension>
        )}
      </CardHead>
      {hearingLoop && <p className="mt-4 text-sm">{t.hearingLoop}</p>}
      {days.map((day) => (
        <div key={day} className="mt-5 border-gray-300 border-t pt-3">
          <h3 className="text-base first-letter:uppercase">{formatDate(day, locale, 'day')}</h3>
          <ul className="mt-1 text-sm">
            {items
              .filter(({ date }) => date === day)
              .map(({ path, title, start, cancelled, language }) => (
                <li key={path} className="grid grid-cols-[3.25rem_minmax(0,1fr)]">
                  <span className="py-1.5 tabular-nums">{start}</span>
                  <span className="py-1.5">
                    <Link
                      to={path}
                      lang={language === locale ? undefined : language}
                      className={cancelled ? 'line-through hover:underline' : 'hover:underline'}
                    >
                      {title}
                    </Link>
                    {cancelled && <span className="ml-2 text-brick">{t.cancelled}</span>}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <LinkButton to={`/programma?ruimte=${slug}`} size="sm" className="mt-4">
        {t.viewRoomProgramme}
      </LinkButton>
      <RouteLink to={routeTo} />
    </>
  )
}

function RouteLink({ to }: { to: string }) {
  const t = useMessages(floorPlanMessages)
  return (
    <p className="mt-3 print:hidden">
      <Link to={to} preventScrollReset className="link inline-block py-2">
        {t.routeHere}
      </Link>
    </p>
  )
}

function CardHead({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(floorPlanMessages)
  return (
    <>
      <p className="text-mute text-sm">{t.selected}</p>
      <h2 className="text-3xl tabular-nums">{title}</h2>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4">{children}</div>
    </>
  )
}
