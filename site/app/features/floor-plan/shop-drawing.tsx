import { formatNumber } from '@beursvloer/contract/numbers'
import { memo, useEffect, useRef } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import { labelSize } from '~/ui/plan/plan-geometry.ts'
import { standShopMessages } from './stand-shop-messages.ts'
import type { ShopHall, ShopStand } from './stand-shop-view.ts'

/** A stand with its price in the package asked for, or else its lowest; null where it has none. */
export interface ShopOffer {
  readonly stand: ShopStand
  /** Without VAT. */
  readonly cents: number | null
  /** Number of the green it is drawn in; null without a price. */
  readonly band: number | null
  /** The address of this page with the stand chosen. */
  readonly to: string
  /** "Stand 1.B04, 7.654 euro, 24 m², 3 open zijden". */
  readonly name: string
}

/** Type sizes, in metres. */
const NUMBER_SIZE = 1.05
const PRICE_SIZE = 0.95
const ROOM_SIZE = 1.15

/** Width of a price of one sign in its type size: digits with a point among them. */
const PRICE_SIGN_WIDTH = 0.54

/** Metres kept free between a price and the walls of its stand. */
const PRICE_MARGIN = 0.15

const priceSize = (price: string, width: number) =>
  Math.min(PRICE_SIZE, (width - 2 * PRICE_MARGIN) / (price.length * PRICE_SIGN_WIDTH))

interface ShopDrawingProps {
  hall: ShopHall
  /** Of its stands, in the order of the keyboard. */
  offers: readonly ShopOffer[]
  /** Number of a stand; empty without. */
  chosen: string
}

/**
 * A hall in outline with its stands as links; on phones it scrolls sideways to the chosen one, or to
 * one that is free.
 */
export function ShopDrawing({ hall, offers, chosen }: ShopDrawingProps) {
  const t = useMessages(standShopMessages)
  const region = useRef<HTMLElement>(null)
  const { name, width, length, rooms, pavilions, entrances } = hall
  const target = offers.find(({ stand }) => stand.number === chosen)?.stand
  // Free ones come first.
  const x = (target ?? offers[0]?.stand)?.middle[0]
  useEffect(() => {
    const { current } = region
    if (!current || x === undefined) return
    const at = (current.scrollWidth * (x + 1)) / (width + 2)
    const { scrollLeft, clientWidth } = current
    if (at < scrollLeft + EDGE || at > scrollLeft + clientWidth - EDGE)
      current.scrollLeft = at - clientWidth / 2
  }, [x, width])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={region} tabIndex={0} aria-label={t.drawing(name)} className="overflow-x-auto">
      <div className="shop-drawing">
        <HallSketch label={t.drawing(name)} width={width} length={length} linked>
          {rooms.map((room) => (
            <g key={room.name}>
              <polygon points={room.points} strokeWidth="0.14" className="fill-paper stroke-ink" />
              <text
                x={room.middle[0]}
                y={room.middle[1]}
                fontSize={labelSize(room.name, room.width, ROOM_SIZE)}
                className="shop-room"
              >
                {room.name}
              </text>
            </g>
          ))}
          {offers.map((offer) => (
            <Stand key={offer.stand.number} {...offer} chosen={offer.stand.number === chosen} />
          ))}
          {pavilions.map((points) => (
            <polygon
              key={points}
              points={points}
              strokeWidth="0.26"
              className="pointer-events-none fill-none stroke-primary"
            />
          ))}
          {entrances.map(({ x: across, y }) => (
            <path
              key={`${across} ${y}`}
              d={`M${across} ${y - 0.7}l0.8 1.2h-1.6z`}
              className="fill-ink"
            />
          ))}
          {target && (
            <path
              d={`M${target.middle[0] - 0.9} ${target.top - 1.3}h1.8l-0.9 1.15z`}
              className="pointer-events-none fill-primary"
            />
          )}
        </HallSketch>
      </div>
    </section>
  )
}

/** Pixels from the edges of the region within which a stand counts as out of sight. */
const EDGE = 40

const Stand = memo(function Stand({
  stand,
  cents,
  band,
  to,
  name,
  chosen,
}: ShopOffer & { chosen: boolean }) {
  const locale = useLocale()
  const { number, points, middle, width, status } = stand
  const label = number.replace(/^\d+\./, '')
  const [x, y] = middle
  const size = labelSize(label, width, NUMBER_SIZE)
  const price = cents === null ? '' : formatNumber(Math.round(cents / 100), locale)
  return (
    <a
      href={to}
      data-stand={number}
      data-band={band ?? undefined}
      data-status={status}
      aria-label={name}
      aria-current={chosen || undefined}
      className="shop-stand"
    >
      <polygon points={points} />
      <text x={x} y={price ? y - 0.62 * size : y} fontSize={size}>
        {label}
      </text>
      {/* In words that one after the other are part of its name. */ ' '}
      {price && (
        <text x={x} y={y + 0.62} fontSize={priceSize(price, width)}>
          {price}
        </text>
      )}
    </a>
  )
})
