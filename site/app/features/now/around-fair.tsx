import {
  BADGE_PAGE,
  EXHIBITORS_PAGE,
  FLOOR_PLAN_PAGE,
  MY_FAIR_PAGE,
  NEWS_PAGE,
  PLACES_PAGE,
  PROGRAMME_PAGE,
  REGISTER_PAGE,
  SHARINGS_PAGE,
  VENUE_PAGE,
  WITHOUT_INTERNET_PAGE,
} from '@beursvloer/contract/page-addresses'
import { useEffect, useState } from 'react'
import { formatDateRange } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { savedIds } from '~/shell/saved-store.ts'
import { useShell } from '~/shell/store.ts'
import { keptFair } from '~/shell/sync-fair.ts'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { tickBox } from '~/ui/choices.tsx'
import { cx } from '~/ui/class-names.ts'
import { PageLink } from '~/ui/page-link.tsx'
import type { Mine } from './choose-now.ts'
import { nowMessages } from './messages.ts'
import type { NowFacts } from './now-facts.ts'

interface Step {
  readonly to: string
  readonly title: string
  readonly hint: string
  /** Whether the visitor has done it. */
  readonly isDone?: boolean
  /** For what only the visitor knows: called with whether it is done. */
  readonly onTick?: (isDone: boolean) => void
}

/** Actions, each in a cell with a link, and a tick where it is done. */
function StepCells({ steps }: { readonly steps: readonly Step[] }) {
  const t = useMessages(nowMessages)
  return (
    <CellGrid columns={steps.length === 4 ? 2 : 3}>
      {steps.map(({ to, title, hint, isDone, onTick }) => (
        <Cell key={to} interactive className="relative min-h-32">
          <div className="flex gap-3">
            {isDone !== undefined && (
              <input
                type="checkbox"
                aria-label={`${title}: ${t.done}`}
                checked={isDone}
                // Nothing to do where the device sees it itself.
                disabled={!onTick}
                onChange={({ target }) => onTick?.(target.checked)}
                className={cx(tickBox, 'relative z-10')}
              />
            )}
            <h3 className="text-2xl">
              <PageLink to={to} className="link-cover">
                {title}
              </PageLink>
            </h3>
          </div>
          <p className="mt-2 text-mute">{hint}</p>
        </Cell>
      ))}
    </CellGrid>
  )
}

/** Storage key on this device of the visitor's own tick at the journey. */
const TRAVEL_KEY = 'nu-reis'

/** Whether the visitor ticked that they know how to travel, and a function that keeps it. */
function useTravelTick() {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    try {
      setDone(localStorage.getItem(TRAVEL_KEY) !== null)
    } catch {
      // Private mode: not ticked.
    }
  }, [])
  const tick = (done: boolean) => {
    setDone(done)
    try {
      if (done) localStorage.setItem(TRAVEL_KEY, '')
      else localStorage.removeItem(TRAVEL_KEY)
    } catch {
      // Known until the page is left.
    }
  }
  return [isDone, tick] as const
}

interface AroundFairProps {
  readonly facts: NowFacts
  readonly mine: Mine
}

/** Before the fair: the visitor's preparations, what is done ticked. */
export function BeforeFair({ facts, mine }: AroundFairProps) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const loggedIn = useShell((state) => state.loggedIn)
  const [canTravel, tickTravel] = useTravelTick()
  const { days, items, registrationOpen } = facts
  const [first, last] = [days[0], days.at(-1)]
  // The page renders its steps only in the browser, once the clock is known.
  const stands = savedIds('exhibitor').length > 0
  const places = [...mine.values()].some((state) => state !== 'saved')
  const steps: readonly Step[] = [
    ...(loggedIn
      ? [{ to: BADGE_PAGE, title: t.badge, hint: t.badgeHint, isDone: true }]
      : registrationOpen
        ? [{ to: REGISTER_PAGE, title: t.register, hint: t.registerHint, isDone: false }]
        : []),
    ...(mine.size > 0
      ? [{ to: MY_FAIR_PAGE, title: t.mine, hint: t.mineHint, isDone: true }]
      : items.length > 0
        ? [{ to: PROGRAMME_PAGE, title: t.choose, hint: t.chooseHint, isDone: false }]
        : []),
    ...(items.some(({ signUp }) => signUp)
      ? [{ to: PLACES_PAGE, title: t.reserve, hint: t.reserveHint, isDone: places }]
      : []),
    ...(facts.stands.length > 0
      ? [{ to: FLOOR_PLAN_PAGE, title: t.stands, hint: t.standsHint, isDone: stands }]
      : []),
    { to: VENUE_PAGE, title: t.travel, hint: t.travelHint, isDone: canTravel, onTick: tickTravel },
    {
      to: WITHOUT_INTERNET_PAGE,
      title: t.keep,
      hint: t.keepHint,
      isDone: keptFair()?.locale === locale,
    },
  ]
  return (
    <section className="wrap pt-8">
      <h2 className="mb-3 text-4xl">{t.before}</h2>
      {first && last && (
        <p className="mb-6 max-w-text text-lg">
          {t.beforeLead(formatDateRange(first.date, last.date, locale))}
        </p>
      )}
      <StepCells steps={steps} />
    </section>
  )
}

/** Most items that are named to look back at. */
const KEEPSAKES = 8

/** After the fair: the album and other things that remain, one's own before the rest. */
export function AfterFair({ facts, mine }: AroundFairProps) {
  const t = useMessages(nowMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  const { album } = facts
  const keepsakes = facts.keepsakes
    .toSorted((a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)))
    .slice(0, KEEPSAKES)
  const steps: readonly Step[] = [
    ...(album ? [{ to: album.path, title: t.photos, hint: t.photosHint }] : []),
    ...(mine.size > 0 ? [{ to: MY_FAIR_PAGE, title: t.mine, hint: t.mineHint }] : []),
    ...(loggedIn ? [{ to: SHARINGS_PAGE, title: t.met, hint: t.metHint }] : []),
    { to: EXHIBITORS_PAGE, title: t.exhibitors, hint: t.exhibitorsHint },
    { to: NEWS_PAGE, title: t.news, hint: t.newsHint },
  ]
  return (
    <section className="wrap pt-8">
      <h2 className="text-4xl">{t.after}</h2>
      <p className="mt-3 mb-6 max-w-text text-lg">{t.afterLead}</p>
      <StepCells steps={steps} />
      {keepsakes.length > 0 && (
        <>
          <h3 className="mt-10 mb-3 text-2xl">{t.keepsakes}</h3>
          <ul className="border-ink border-t">
            {keepsakes.map(({ path, title }) => (
              <li key={path} className="border-rule border-b">
                <PageLink
                  to={path}
                  className="flex min-h-11 items-center py-2 font-semibold hover:underline"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
