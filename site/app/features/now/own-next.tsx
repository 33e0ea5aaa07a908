import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { formatDate, minutesBetween } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { FairClock } from '~/shell/fair-clock.ts'
import { StatusLink } from '~/shell/status-link.tsx'
import type { WalkingTimes } from '~/shell/walking-times.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { leavingFor, type OwnState } from './choose-now.ts'
import { LeaveChain } from './leave-chain.tsx'
import { nowMessages } from './messages.ts'
import type { NowItem, NowSpot } from './now-facts.ts'

interface OwnNextProps {
  readonly item: NowItem
  readonly claim: OwnState
  readonly clock: FairClock
  readonly here: NowSpot | null
  /** Null where they are not known. */
  readonly times: WalkingTimes | null | undefined
}

/** The main answer first: the visitor's next item, its place, and when to leave. */
export function OwnNext({ item, claim, clock, here, times }: OwnNextProps) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const minutesWalk = times?.[item.place]
  const hasBegun = item.date === clock.date && item.start <= clock.time
  const isToday = item.date === clock.date
  const route = here && drawingPath({ from: here.key, to: item.place })
  const when = () => {
    if (!isToday) return `${formatDate(item.date, locale, 'short')}, ${item.start}`
    return hasBegun ? t.onNow : t.inMinutes(minutesBetween(clock.time, item.start))
  }
  return (
    <section className="border-ink border-b">
      <div className="wrap py-4 md:py-6">
        <p className="flex items-center justify-between gap-4 font-semibold text-base">
          <span className="flex items-center gap-2 text-primary">
            <Icon name={claim === 'confirmed' ? 'check' : 'bookmark'} />
            {item.signUp ? <StatusLink item={item}>{t.claim[claim]}</StatusLink> : t.claim[claim]}
          </span>
          <span className="whitespace-nowrap tabular-nums">{when()}</span>
        </p>
        <h2 className="mt-2 max-w-[28ch] text-3xl">
          <PageLink to={item.path} className="hover:underline hover:decoration-2">
            <span lang={item.lang}>
              <Hyphenated language={item.lang}>{item.title}</Hyphenated>
            </span>
          </PageLink>
        </h2>
        <p className="mt-1.5 text-mute">
          {[item.room, item.hall].filter(Boolean).join(', ')}
          {'\u00a0· '}
          {item.start}–{item.end}
        </p>
        {isToday && (
          <LeaveChain
            item={item}
            time={clock.time}
            leaving={minutesWalk === undefined ? null : leavingFor(item, clock.time, minutesWalk)}
          />
        )}
        {isToday && here && times === null && <p className="mt-3 text-mute text-sm">{t.noWays}</p>}
        {route && here.key !== item.place && (
          <p className="mt-4">
            <ArrowLink to={route}>{t.showRoute}</ArrowLink>
          </p>
        )}
      </div>
    </section>
  )
}
