import { memo } from 'react'
import { useFairClock } from '~/shell/fair-clock.ts'
import { imagePath } from '~/ui/image-path.ts'
import { boxOf, middleOf } from '~/ui/plan/plan-geometry.ts'
import type { HallPlan, RoomView, StandView } from './floor-plan.ts'
import { runningItem } from './running-item.ts'

/** Mean width of a sign of the text face, as part of its size. */
const SIGN_WIDTH = 0.54

/**
 * A name in lines that fit a width; a longer name ends in an ellipsis.
 *
 * @param width of the room for the name, in type sizes
 * @example wrapName('Stapelwerk Modulair', 6, 2) // ['Stapelwerk', 'Modulair']
 */
export function wrapName(name: string, width: number, maxLines: number): string[] {
  const most = Math.max(3, Math.floor(width / SIGN_WIDTH))
  const lines: string[] = []
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  const shown = lines.slice(0, maxLines)
  const cut = (line: string) => `${line.slice(0, most - 1).replace(/(?<![\s,])[\s,]+$/, '')}…`
  return shown.map((line, index) => {
    const last = index === maxLines - 1 && lines.length > maxLines
    return line.length > most || (last && line.length === most)
      ? cut(line)
      : last
        ? `${line.replace(/,$/, '')}…`
        : line
  })
}

/** Type size and distance of the lines of a name, in metres. */
const SIZE = 0.4
const LINE = 0.48

/** Metres kept free beside a name, and above it for the number. */
const SIDE = 0.25
const HEAD = 0.9

/** Least area of a stand with a logo in it, in m² (requirements 3.7). */
const LOGO_AREA = 24

/** Width of the pictures of logos, in pixels. */
const LOGO_WIDTH = 320

interface InPlaceProps {
  /** Whether the place is selected, and so filled with the main colour. */
  selected: boolean
}

/** A text centred below the middle of an area, on as many lines as fit. */
function TextBelow({
  polygon,
  text,
  lead,
  selected,
}: InPlaceProps & Pick<StandView, 'polygon'> & { text: string; lead: number }) {
  const box = boxOf(polygon)
  const [x, y] = middleOf(box)
  const room = Math.max(1, Math.floor((box.height / 2 - 0.1 + HEAD / 4 - lead) / LINE))
  const lines = wrapName(text, (box.width - 2 * SIDE) / SIZE, room)
  return (
    <text
      y={y + 0.2 + lead}
      fontSize={SIZE}
      textAnchor="middle"
      className={selected ? 'fill-on-primary' : 'fill-ink'}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? SIZE / 2 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function StandName({ stand, selected }: InPlaceProps & { stand: StandView }) {
  const { polygon, exhibitors, area } = stand
  const [first] = exhibitors
  if (!first?.logo || exhibitors.length > 1 || area < LOGO_AREA)
    return (
      <TextBelow
        polygon={polygon}
        text={exhibitors.map(({ name }) => name).join(', ')}
        lead={0}
        selected={selected}
      />
    )
  const box = boxOf(polygon)
  const [, y] = middleOf(box)
  const place = {
    x: box.x + SIDE,
    y: y + SIDE,
    width: box.width - 2 * SIDE,
    height: box.height / 2 - 2 * SIDE,
  }
  return (
    <>
      <rect {...place} className="fill-white" />
      <image {...place} href={imagePath(first.logo.file, LOGO_WIDTH, 'logo')} />
    </>
  )
}

/** What runs in the room now, under its name. */
function RunningIn({ room, selected }: InPlaceProps & { room: RoomView }) {
  const item = runningItem(room.items, useFairClock())
  return item && <TextBelow {...{ polygon: room.polygon, text: item.title, lead: 1, selected }} />
}

/**
 * The exhibitor of each stand by name, or by logo where there is space for it, and what runs in each
 * room: drawn from the zoom level at which they are legible.
 */
export const PlanNames = memo(function PlanNames({
  hall,
  selected,
}: {
  hall: HallPlan
  selected: string | null
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: names in a drawing take no focus.
    <g aria-hidden="true" className="pointer-events-none">
      {hall.stands.map((stand) => (
        <StandName key={stand.number} stand={stand} selected={stand.number === selected} />
      ))}
      {hall.rooms.map((room) => (
        <RunningIn key={room.slug} room={room} selected={room.slug === selected} />
      ))}
    </g>
  )
})
