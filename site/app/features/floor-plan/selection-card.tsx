import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Logo } from '~/ui/logo.tsx'
import type { RoomSelection, Selection, StandSelection } from './floor-plan-view.ts'
import { floorPlanMessages } from './messages.ts'

interface SelectionCardProps {
  selection: Selection | null
  /** Asked for in the address, and not on the plan. */
  missing: 'stand' | 'room' | null
}

/** Who or what is at the selected place; how to select one while nothing is. */
export function SelectionCard({ selection, missing }: SelectionCardProps) {
  const t = useMessages(floorPlanMessages)
  return (
    <section aria-live="polite" className="border border-ink p-4 md:p-5">
      {selection?.kind === 'stand' && <StandCard stand={selection} />}
      {selection?.kind === 'room' && <RoomCard room={selection} />}
      {!selection && (
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

function StandCard({ stand }: { stand: StandSelection }) {
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
          <p className="text-mute text-sm">{category}</p>
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
    </>
  )
}

function RoomCard({ room }: { room: RoomSelection }) {
  const t = useMessages(floorPlanMessages)
  const { slug, name, capacity, hearingLoop, wheelchairPlaces } = room
  return (
    <>
      <CardHead title={name}>
        <Dimension value={capacity}>{t.seats}</Dimension>
        {wheelchairPlaces > 0 && (
          <Dimension value={wheelchairPlaces}>{t.wheelchairPlaces}</Dimension>
        )}
      </CardHead>
      {hearingLoop && <p className="mt-4 text-sm">{t.hearingLoop}</p>}
      <LinkButton to={`/programma?ruimte=${slug}`} size="sm" className="mt-5">
        {t.viewRoomProgramme}
      </LinkButton>
    </>
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
