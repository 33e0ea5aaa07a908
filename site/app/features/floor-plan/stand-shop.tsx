import { formatArea } from '@beursvloer/contract/area'
import { SIDES } from '@beursvloer/contract/forms/choices'
import { formatNumber } from '@beursvloer/contract/numbers'
import { HALL_PARAMETER } from '@beursvloer/contract/search-parameters'
import { CALCULATOR_ID, STAND_PARAMETERS } from '@beursvloer/contract/stand-address'
import { type MouseEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { FILTER_NAVIGATION, filterLink } from '~/shell/filter-links.ts'
import { Announcement } from '~/ui/announcement.tsx'
import { Icon } from '~/ui/icon.tsx'
import { SkipTo } from '~/ui/skip-to.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import { ShopDrawing, type ShopOffer } from './shop-drawing.tsx'
import { type OwnPackage, type Sales, standPrices, type Terms } from './stand-prices.ts'
import { standShopMessages } from './stand-shop-messages.ts'
import type { ShopHall, ShopStand } from './stand-shop-view.ts'
import { type StandWish, suggestionsFor } from './stand-suggestions.ts'

/** Bands of prices in the drawing, at most. */
const BANDS = 3

/** Limits are multiples of this many cents. */
const ROUND_CENTS = 50_000

/**
 * The limits in cents between up to three bands of prices, as wide as each other: a price below the first
 * is in band 0. None for prices that hardly differ.
 */
export function priceLimits(cents: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  const limits = Array.from({ length: BANDS - 1 }, (_, index) => {
    const limit = low + ((high - low) * (index + 1)) / BANDS
    return Math.round(limit / ROUND_CENTS) * ROUND_CENTS
  })
  return [...new Set(limits)].filter((limit) => limit > low && limit <= high)
}

/** The number of the band of a price. */
export const bandOf = (cents: number, limits: readonly number[]): number =>
  limits.filter((limit) => cents >= limit).length

const LIST_ID = 'vrije-stands'

/** A list of so few stands is open at once. */
const SHORT = 6

interface StandShopProps {
  /** With at least one free stand. */
  halls: readonly ShopHall[]
  sales: Sales
  /** The package asked for; null for none, and for a place in a pavilion. */
  wanted: OwnPackage | null
  terms: Terms
  wish: StandWish
}

/**
 * The halls with the price in each free stand, in greens by what it costs. Choosing a stand puts it with its
 * size in the address, as the calculator has it; for one that cannot be had it says which can.
 */
export function StandShop({ halls, sales, wanted, terms, wish }: StandShopProps) {
  const t = useMessages(standShopMessages)
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const { publicBody, coExhibitors } = terms
  const prices = useMemo(() => {
    const stands = halls.flatMap((hall) => hall.stands).filter(({ status }) => status === 'free')
    return new Map(
      stands.flatMap((stand) => {
        const all = standPrices(stand, sales, { publicBody, coExhibitors })
        const fitting = all.filter((one) => !wanted || one.package === wanted)
        const cents = Math.min(...fitting.map((one) => one.cents))
        return fitting.length > 0 ? [[stand.number, cents] as const] : []
      }),
    )
  }, [halls, sales, wanted, publicBody, coExhibitors])
  const priceOf = ({ number }: ShopStand) => prices.get(number) ?? null
  const limits = priceLimits([...prices.values()])
  const euros = (cents: number) => formatNumber(Math.round(cents / 100), locale)
  const sizeOf = ({ area, openSides }: ShopStand) =>
    [formatArea(area, locale), ...(openSides > 0 ? [SIDES[locale](openSides)] : [])].join(', ')

  const offerOf = (stand: ShopStand): ShopOffer => {
    const cents = priceOf(stand)
    const isFree = cents !== null
    const state = stand.status === 'free' ? t.tooSmall : t.status[stand.status]
    const says = isFree ? [t.spoken(euros(cents)), sizeOf(stand)] : [sizeOf(stand), state]
    const to = filterLink(params, {
      [STAND_PARAMETERS.stand]: stand.number,
      [STAND_PARAMETERS.package]:
        wanted ?? (isFree ? standPrices(stand, sales).at(-1)?.package : undefined),
      [STAND_PARAMETERS.area]: isFree ? String(stand.area).replace('.', ',') : undefined,
      [STAND_PARAMETERS.openSides]: isFree ? String(stand.openSides) : undefined,
      [HALL_PARAMETER]: undefined,
    })
    return {
      stand,
      cents,
      band: isFree ? bandOf(cents, limits) : null,
      to: `${to}#${CALCULATOR_ID}`,
      name: [t.stand(stand.number), ...says].join(', '),
    }
  }

  const freeIn = ({ stands }: ShopHall) => stands.filter((one) => prices.has(one.number)).length
  const asked = params.get(HALL_PARAMETER)
  const hall =
    halls.find(({ number }) => String(number) === asked) ??
    halls.find(({ stands }) => stands.some(({ number }) => number === wish.stand)) ??
    halls.find(freeIn) ??
    halls[0]
  if (!hall) return null
  const offers = hall.stands.map(offerOf)
  const free = offers.filter(({ cents }) => cents !== null)

  const found = suggestionsFor(halls, wish, priceOf)
  const wished = halls.flatMap(({ stands }) => stands).find((one) => one.number === wish.stand)
  const said =
    found && t.about[found.about](wish.stand, formatArea(wished?.area ?? wish.area ?? 0, locale))
  const isInstead = found && found.about !== 'same' && found.about !== 'fitting'
  const why = { nearest: wish.stand ? t.nearest : t.nearestSize, cheapest: t.cheapest }

  /** Chooses a stand without asking the server: for all links at once. */
  const choose = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('[data-stand]')
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.button !== 0 || modified) return
    event.preventDefault()
    setParams(new URL(link.getAttribute('href') ?? '', location.href).search, FILTER_NAVIGATION)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks of the links in it.
    <div onClick={choose}>
      <div className="p-5 md:p-8">
        <h2 className="text-3xl">{t.title}</h2>
        <p className="mt-2 max-w-text">{t.lead}</p>
      </div>
      {free.length > 0 && (
        <p className="relative z-10 print:hidden">
          <SkipTo id={LIST_ID}>{t.toList}</SkipTo>
        </p>
      )}
      {halls.length > 1 && (
        <TabLinks
          label={t.halls}
          items={halls.map((one) => ({
            to: filterLink(params, { [HALL_PARAMETER]: String(one.number) }),
            label: one.name,
            count: (
              <>
                {freeIn(one)} <span className="max-md:sr-only">{t.status.free}</span>
              </>
            ),
            current: one === hall,
          }))}
        />
      )}
      <ShopDrawing
        hall={hall}
        offers={[...free, ...offers.filter((one) => !free.includes(one))]}
        chosen={wish.stand}
      />
      <div className="px-5 py-4 text-mute text-sm md:px-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {[...limits, null].map((limit, band) => (
            <li key={limit} className="flex items-center gap-2">
              <i className="shop-key" data-band={band} />
              {limit === null
                ? limits.length > 0
                  ? t.above
                  : t.status.free
                : t.until(euros(limit))}
            </li>
          ))}
          {(['option', 'let'] as const).map(
            (status) =>
              offers.some(({ stand }) => stand.status === status) && (
                <li key={status} className="flex items-center gap-2">
                  <i className="shop-key" data-status={status} />
                  {t.status[status]}
                </li>
              ),
          )}
        </ul>
        <p className="mt-2">{t.priced[wanted ?? 'lowest']}</p>
      </div>
      {found && (
        <div
          className={
            isInstead ? 'shop-instead border-ink border-t bg-paper' : 'border-ink border-t'
          }
        >
          <p
            className={
              isInstead ? 'px-5 pt-3 font-semibold md:px-8' : 'px-5 pt-3 text-mute md:px-8'
            }
          >
            {said}
          </p>
          <ul className="grid grid-cols-2 gap-x-6 px-5 pb-3 md:grid-cols-3 md:px-8">
            {found.rows.map(({ why: reason, stand }) => {
              const { to, cents } = offerOf(stand)
              return (
                <li key={stand.number} className="text-sm tabular-nums">
                  {reason && <span className="block pt-2 text-mute">{why[reason]}</span>}
                  <a
                    href={to}
                    data-stand={stand.number}
                    className="link inline-block py-2 font-semibold"
                  >
                    {stand.number}
                  </a>{' '}
                  <span className="whitespace-nowrap">{t.price(euros(cents ?? 0))}</span>
                  <span className="block text-mute">{sizeOf(stand)}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <Announcement text={isInstead && said ? said : ''} />
      {free.length > 0 && (
        <details
          id={LIST_ID}
          tabIndex={-1}
          open={free.length <= SHORT}
          className="group border-ink border-t print:hidden"
        >
          <summary className="flex min-h-13 items-center justify-between gap-4 px-5 font-semibold hover:bg-tint md:px-8">
            {t.list(hall.name, free.length)}
            <Icon name="plus" className="shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <ul className="shop-rows px-5 pb-5 text-sm tabular-nums md:px-8">
            {free.map(({ stand, cents, to }) => (
              <li key={stand.number}>
                <a
                  href={to}
                  data-stand={stand.number}
                  aria-current={stand.number === wish.stand || undefined}
                  className="shop-row hover:bg-tint"
                >
                  <b>{stand.number}</b>
                  <span>{sizeOf(stand)}</span>
                  <span>{t.price(euros(cents ?? 0))}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
