import { formatArea } from '@beursvloer/contract/area'
import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { formatNumber } from '@beursvloer/contract/numbers'
import { EXHIBITING_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { ROOM_PARAMETER } from '@beursvloer/contract/search-parameters'
import { type ReactNode, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { filterLink } from '~/shell/filter-links.ts'
import { SaveMark } from '~/shell/save-mark.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Logo } from '~/ui/logo.tsx'
import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import { alternativesTo } from './alternatives.ts'
import type { FloorPlan, RoomView, StandView } from './floor-plan.ts'
import { RouteDimension, RouteInSheet } from './lazy-route.ts'
import { floorPlanMessages } from './messages.ts'
import type { Neighbour } from './neighbours.ts'
import { asksForRoute, type PlanChoice } from './plan-choice.ts'
import { readFilters } from './plan-filters.ts'
import { runningItem } from './running-item.ts'

interface SelectionCardProps {
  plan: FloorPlan
  choice: PlanChoice
  /** Address of the walking route to the selected place. */
  routeTo: string
  /** Address of the plan with nothing selected in this hall. */
  closeTo: string
}

/**
 * The exhibitors or the room at the selected place; how to select one while nothing is selected.
 */
export function SelectionCard({ plan, choice, routeTo, closeTo }: SelectionCardProps) {
  const t = useMessages(floorPlanMessages)
  const { stand, room, missing } = choice
  const drawn = choice.hall?.number ?? 0
  return (
    <section
      aria-live="polite"
      className="relative scroll-mb-20 border-ink p-4 md:p-5 md:max-lg:columns-2 lg:border print:hidden"
    >
      {(stand || room) && <CloseLink to={closeTo} place={stand?.number ?? room?.slug ?? ''} />}
      {stand && <StandCard {...{ stand, plan, routeTo, drawn }} />}
      {room && <RoomCard {...{ room, plan, routeTo, drawn }} />}
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

type CardProps = Pick<SelectionCardProps, 'plan' | 'routeTo'> & {
  /** Number of the hall that is drawn. */
  drawn: number
}

function StandCard({ stand, plan, routeTo, drawn }: CardProps & { stand: StandView }) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const { number, area, openSides, status, exhibitors, offer, neighbours = [] } = stand
  return (
    <>
      <CardHead title={t.standNumber(number)}>
        <Dimension value={formatArea(area, locale)}>{t.area}</Dimension>
        {openSides > 0 && <Dimension value={openSides}>{t.openSides}</Dimension>}
        <WalkThere plan={plan} place={number} />
      </CardHead>
      <StepsThere plan={plan} place={number} drawn={drawn} />
      {exhibitors.map(({ id, name, path, intro, language, category, logo }) => (
        <article
          key={path}
          className="break-inside-avoid mt-4 border-gray-300 border-t pt-3 lg:mt-5 lg:pt-4"
        >
          {logo && <Logo name={name} {...logo} decorative className="max-lg:hidden" />}
          <h3 className={logo ? 'text-xl lg:mt-3' : 'text-xl'}>
            <Link to={path} className="hover:underline">
              <Hyphenated language={'nl'}>{name}</Hyphenated>
            </Link>
          </h3>
          <p className="text-mute text-sm">
            {plan.categories.find(({ slug }) => slug === category)?.name}
          </p>
          <p
            lang={language === locale ? undefined : language}
            className="mt-2 mb-4 text-sm max-lg:line-clamp-2"
          >
            {intro}
          </p>
          <div className="flex items-center gap-3">
            <LinkButton to={path} size="sm">
              {t.viewExhibitor}
            </LinkButton>
            <SaveMark entry={`exhibitor:${id}`} name={name} className="size-11" />
          </div>
        </article>
      ))}
      {exhibitors.length === 0 && (
        <div className="mt-5 space-y-4 border-gray-300 border-t pt-4">
          <p>
            {t.statusExplained[status]}
            {status === 'free' && openSides > 0 && ` ${t.position(openSides)}`}
          </p>
          {offer && (
            <div>
              <dl className="text-sm tabular-nums">
                {offer.prices.map(({ package: one, price }) => (
                  <div key={one} className="flex justify-between gap-4 py-1">
                    <dt>{t.package[one]}</dt>
                    <dd className="font-semibold">{price}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-1 text-mute text-sm">{t.priceNote}</p>
            </div>
          )}
          {status === 'free' && (
            <LinkButton to={offer?.path ?? EXHIBITING_PAGE} size="sm" variant="primary">
              {offer ? t.book : t.participate}
            </LinkButton>
          )}
          {offer && (
            <p>
              <ArrowLink to={offer.calculatorPath}>{t.calculate}</ArrowLink>
            </p>
          )}
          <Neighbours neighbours={neighbours} />
        </div>
      )}
      <Alternatives plan={plan} stand={stand} />
      <RouteLink to={routeTo} />
    </>
  )
}

/** The exhibitors beside and opposite the stand. */
function Neighbours({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const t = useMessages(floorPlanMessages)
  const [params] = useSearchParams()
  const groups = [true, false].map((adjoining) => ({
    name: adjoining ? t.adjoining : t.opposite,
    stands: neighbours.filter((one) => one.adjoining === adjoining),
  }))
  return (
    <dl className="space-y-2 text-sm">
      {groups.map(
        ({ name, stands }) =>
          stands.length > 0 && (
            <div key={name}>
              <dt className="text-mute">{name}</dt>
              {stands.map(({ stand, name: who }) => (
                <dd key={stand} className="flex gap-2 py-0.5">
                  <Link
                    to={filterLink(params, { [planParameters.stand]: stand })}
                    preventScrollReset
                    className="link min-h-6 shrink-0 tabular-nums"
                  >
                    {stand}
                  </Link>
                  <span>{who || t.nobodyYet}</span>
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}

/** For who looks for a free stand and chose another: the nearest and the cheapest one. */
function Alternatives({ plan, stand }: { plan: FloorPlan; stand: StandView }) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const [params] = useSearchParams()
  if (!readFilters(params).free || stand.status === 'free') return null
  const found = alternativesTo(
    plan.halls,
    stand,
    ({ offer }) => offer?.from ?? null,
    ({ polygon }) => middleOf(boxOf(polygon)),
  )
  if (!found) return null
  const { nearest, cheapest } = found
  const rows = [
    ...(nearest ? [[t.nearest, nearest] as const] : []),
    ...(nearest === cheapest ? [] : [[t.cheapest, cheapest] as const]),
  ]
  return (
    <div className="mt-4 border-gray-300 border-t pt-3">
      <p className="font-semibold">{t.notFree}</p>
      <dl className="mt-1 text-sm tabular-nums">
        {rows.map(([name, { number, area, offer }]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-mute">{name}</dt>
            <dd>
              <Link
                to={filterLink(params, { [planParameters.stand]: number })}
                preventScrollReset
                className="link inline-block py-2 font-semibold"
              >
                {number}
              </Link>
              , {formatArea(area, locale)}, {t.fromPrice(formatNumber(offer?.from ?? 0, locale))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The distance, once a route to this place is asked for. */
function WalkThere({ plan, place }: { plan: FloorPlan; place: string }) {
  const [params] = useSearchParams()
  return (
    asksForRoute(params) && (
      <Suspense>
        <RouteDimension plan={plan} place={place} />
      </Suspense>
    )
  )
}

/** The way in words, once it is asked for. */
function StepsThere(props: { plan: FloorPlan; place: string; drawn: number }) {
  const [params] = useSearchParams()
  return (
    asksForRoute(params) && (
      <Suspense>
        <RouteInSheet {...props} />
      </Suspense>
    )
  )
}

function RoomCard({ room, plan, routeTo, drawn }: CardProps & { room: RoomView }) {
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
        <WalkThere plan={plan} place={slug} />
      </CardHead>
      <StepsThere plan={plan} place={slug} drawn={drawn} />
      <NowIn items={items} />
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
      <LinkButton to={`${PROGRAMME_PAGE}?${ROOM_PARAMETER}=${slug}`} size="sm" className="mt-4">
        {t.viewRoomProgramme}
      </LinkButton>
      <RouteLink to={routeTo} />
    </>
  )
}

/** What runs at this moment. */
function NowIn({ items }: Pick<RoomView, 'items'>) {
  const t = useMessages(floorPlanMessages)
  const item = runningItem(items, useFairClock())
  if (!item) return null
  return (
    <p className="mt-4 font-semibold text-sm">
      {t.now}:{' '}
      <Link to={item.path} className="hover:underline">
        {item.title}
      </Link>{' '}
      <span className="font-normal text-mute tabular-nums">{t.until(item.end)}</span>
    </p>
  )
}

/** Clears the selection; the focus goes back to the place in the drawing. */
function CloseLink({ to, place }: { to: string; place: string }) {
  const t = useMessages(floorPlanMessages)
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-label={t.close}
      title={t.close}
      className="absolute top-2 right-2 grid size-11 place-items-center hover:bg-tint"
      onClick={() =>
        document
          .querySelector<SVGElement>(`svg [data-place="${CSS.escape(place)}"]`)
          ?.focus({ preventScroll: true })
      }
    >
      <Icon name="close" />
    </Link>
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
      <p className="text-mute text-sm max-lg:sr-only">{t.selected}</p>
      <h2 className="pr-10 text-3xl tabular-nums">{title}</h2>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-4 sm:gap-x-6 lg:mt-4">{children}</div>
    </>
  )
}
