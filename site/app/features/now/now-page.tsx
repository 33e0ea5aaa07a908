import { programmeDayPath } from '@beursvloer/contract/page-addresses'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { type FairClock, useFairClock } from '~/shell/fair-clock.ts'
import { useOwnSignUps } from '~/shell/own-sign-ups.ts'
import { onSavedChange, savedIds } from '~/shell/saved-store.ts'
import { type WalkingTimes, walkingTimesFrom } from '~/shell/walking-times.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { AfterFair, BeforeFair } from './around-fair.tsx'
import { ChangeList } from './change-list.tsx'
import { changesSince } from './changes.ts'
import { type Mine, nowAndNext, OWN_STATES, ownNext, phaseOf } from './choose-now.ts'
import { ClockHead } from './clock-head.tsx'
import { nowMessages } from './messages.ts'
import { NearSection } from './near-section.tsx'
import type { NowDay, NowFacts, NowItem, NowSpot } from './now-facts.ts'
import { OwnNext } from './own-next.tsx'
import { RoomRows } from './room-rows.tsx'
import { useSeenProgramme } from './use-seen-programme.ts'
import { WholeProgramme } from './whole-programme.tsx'

/**
 * Minutes of walking from a place to all others; undefined while they are asked for, null where they are
 * not known.
 */
function useWalkingTimes(place: string): WalkingTimes | null | undefined {
  const [known, setKnown] = useState<{ place: string; times: WalkingTimes | null }>()
  useEffect(() => {
    if (!place) return
    let hasEnded = false
    void walkingTimesFrom(place).then((times) => {
      if (!hasEnded) startTransition(() => setKnown({ place, times }))
    })
    return () => {
      hasEnded = true
    }
  }, [place])
  if (!place) return null
  return known?.place === place ? known.times : undefined
}

/** Items saved on this device, and those where the account has a place. */
function useOwnItems(): Mine {
  const { signUps } = useOwnSignUps()
  const [saved, setSaved] = useState<readonly string[]>([])
  useEffect(() => {
    const update = () => startTransition(() => setSaved(savedIds('session')))
    update()
    return onSavedChange(update)
  }, [])
  return useMemo(() => {
    const claims = signUps.flatMap(({ item, state }) => {
      const claim = OWN_STATES.find((known) => known === state)
      return claim ? [[item, claim] as const] : []
    })
    return new Map([...saved.map((id) => [id, 'saved'] as const), ...claims])
  }, [saved, signUps])
}

/** Address of a sign at a stand: `/nu?bij=2.B14`. */
const HERE_PARAMETER = 'bij'
/** Storage key of the visitor's place on this device. */
const STORAGE_KEY = 'nu-hier'

function readPlace(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

function keepPlace(key: string): void {
  try {
    if (key) sessionStorage.setItem(STORAGE_KEY, key)
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Known until the page is left.
  }
}

/**
 * The visitor's place, by its key in the floor plan's addresses; empty: none. A scanned sign
 * replaces an earlier choice. The place is kept for this visit, in this tab.
 *
 * @param renamed keys of today by those that a sign may still have
 */
function useCurrentPlace(
  renamed: Readonly<Record<string, string>>,
): readonly [here: string, setHere: (key: string) => void] {
  const [here, setHere] = useState('')
  useEffect(() => {
    const scanned = new URLSearchParams(window.location.search).get(HERE_PARAMETER)?.trim()
    if (scanned) keepPlace(scanned)
    const place = scanned || readPlace()
    setHere(Object.hasOwn(renamed, place) ? (renamed[place] ?? '') : place)
  }, [renamed])
  const change = useCallback((key: string) => {
    keepPlace(key)
    setHere(key)
  }, [])
  return [here, change]
}

interface NowPageProps {
  readonly facts: NowFacts
  /** All places to choose from. */
  readonly spots: readonly NowSpot[]
  /** Keys of rooms of today by those of before. */
  readonly renamed: Readonly<Record<string, string>>
}

/** How many items of a day to come are named. */
const FIRST_COUNT = 6

/** The page for visitors on the floor; before and after the fair with other content. */
export function NowPage({ facts, spots, renamed }: NowPageProps) {
  const clock = useFairClock()
  const mine = useOwnItems()
  const [here, setHere] = useCurrentPlace(renamed)
  const spot = useMemo(
    () => spots.find(({ key }) => key.toLowerCase() === here.toLowerCase()) ?? null,
    [spots, here],
  )
  const phase = clock && phaseOf(facts.days, clock)
  return (
    <>
      <ClockHead
        clock={clock}
        spots={spots}
        here={spot}
        onChoose={phase?.name === 'day' ? setHere : undefined}
      />
      <div className="min-h-screen pb-section">
        {clock && phase?.name === 'before' && <BeforeFair facts={facts} mine={mine} />}
        {clock && phase?.name === 'after' && <AfterFair facts={facts} mine={mine} />}
        {clock && (phase?.name === 'day' || phase?.name === 'between') && (
          <DuringFair
            facts={facts}
            clock={clock}
            day={phase.day}
            isOpen={phase.name === 'day'}
            mine={mine}
            here={spot}
          />
        )}
        <WholeProgramme items={facts.items} />
      </div>
    </>
  )
}

interface DuringFairProps {
  readonly facts: NowFacts
  readonly clock: FairClock
  /** Today, or the next day once today is over. */
  readonly day: NowDay
  readonly isOpen: boolean
  readonly mine: Mine
  readonly here: NowSpot | null
}

function DuringFair({ facts, clock, day, isOpen, mine, here }: DuringFairProps) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const { items } = facts
  const times = useWalkingTimes(here?.key ?? '')
  const ids = useMemo(() => new Set(mine.keys()), [mine])
  const [seen, see] = useSeenProgramme(items)
  const changes = seen ? changesSince(seen, items, ids, clock) : []
  return (
    <>
      {isOpen ? (
        <Today {...{ items, clock, day, mine, ids, here, times }} />
      ) : (
        <OtherDay
          title={t.tomorrow(formatDate(day.date, locale, 'day'), day.opens)}
          {...{ items, day, mine, ids }}
        />
      )}
      {seen && changes.length > 0 && (
        <ChangeList changes={changes} since={seen.at} date={clock.date} onSeen={see} />
      )}
      {isOpen && here && times && (
        <NearSection
          here={here}
          times={times}
          facilities={facts.facilities}
          stands={facts.stands}
        />
      )}
    </>
  )
}

interface TodayProps extends Pick<DuringFairProps, 'clock' | 'day' | 'mine' | 'here'> {
  readonly items: readonly NowItem[]
  readonly ids: ReadonlySet<string>
  readonly times: ReturnType<typeof useWalkingTimes>
}

/** The visitor's next item, running items, and coming ones. */
function Today({ items, clock, day, mine, ids, here, times }: TodayProps) {
  const t = useMessages(nowMessages)
  const own = ownNext(items, mine, clock)
  const { now, next } = nowAndNext(items, ids, clock)
  return (
    <>
      {own && (
        <OwnNext
          item={own}
          claim={mine.get(own.id) ?? 'saved'}
          clock={clock}
          here={here}
          times={times}
        />
      )}
      {!own && (
        <div className="wrap border-ink py-5">
          <p className="font-semibold text-lg">
            {clock.time < day.opens ? t.opensAt(day.opens) : t.nothingOwn}
          </p>
          <p className="mt-1 text-mute">{t.nothingOwnHint}</p>
          <p className="mt-3">
            <ArrowLink to={programmeDayPath(day.date)}>{t.toProgramme}</ArrowLink>
          </p>
        </div>
      )}
      {now.length > 0 && (
        <section className="wrap pt-8">
          <h2 className="mb-3 text-3xl">{t.inTheRooms}</h2>
          <RoomRows items={now} mine={mine} times={times} time={clock.time} />
        </section>
      )}
      {next.length > 0 && (
        <section className="wrap pt-8">
          <h2 className="mb-3 text-3xl">{t.upNext}</h2>
          <RoomRows items={next} mine={mine} times={times} />
        </section>
      )}
    </>
  )
}

interface OtherDayProps extends Pick<DuringFairProps, 'day' | 'mine'> {
  readonly title: string
  readonly items: readonly NowItem[]
  readonly ids: ReadonlySet<string>
}

/** The beginning of a day to come: the visitor's own items, else the first ones. */
function OtherDay({ title, items, day, mine, ids }: OtherDayProps) {
  const t = useMessages(nowMessages)
  const ofDay = items.filter(({ date, state }) => date === day.date && state !== 'cancelled')
  const own = ofDay.filter(({ id }) => ids.has(id))
  const shown = own.length > 0 ? own : ofDay.slice(0, FIRST_COUNT)
  return (
    <section className="wrap pt-8">
      <EmptyState
        title={title}
        action={<ArrowLink to={programmeDayPath(day.date)}>{t.toProgramme}</ArrowLink>}
      />
      {shown.length > 0 && (
        <>
          <h2 className="mt-10 mb-3 text-3xl">{own.length > 0 ? t.ownThen : t.firstThen}</h2>
          <RoomRows items={shown} mine={mine} times={null} />
        </>
      )}
    </section>
  )
}
