import { Fragment } from 'react'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import type { Chosen, composeDay } from './compose-day.ts'
import { composeMessages } from './compose-messages.ts'
import type { DayEntry } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'
import { myFairMessages } from './messages.ts'

/** A composed day, and the choices it was made from. */
export interface Composed {
  readonly choice: Parameters<typeof composeDay>[0]
  /** Entries from before. */
  readonly fixed: readonly DayEntry[]
  readonly day: readonly Chosen[]
}

interface ComposedDayProps {
  composed: Composed
  facts: FairFacts
  /** Saved entries to be removed. */
  leaving: readonly DayEntry[]
  onSwap: (id: string) => void
  onAccept: () => void
}

/** A composed day as a list with the walks between; each entry can be swapped. */
export default function ComposedDay({
  composed,
  facts,
  leaving,
  onSwap,
  onAccept,
}: ComposedDayProps) {
  const t = useMessages(composeMessages)
  const words = useMessages(myFairMessages)
  const locale = useLocale()
  const { choice, fixed, day } = composed
  const { wishes, minutesBetween } = choice
  if (day.length === 0) return <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
  const inHours = fixed.filter(({ start, end }) => start < wishes.to && wishes.from < end)
  const all = [...day, ...inHours].sort((a, b) => a.start - b.start)
  const needsSignUp = new Set(facts.items.flatMap(({ id, signUp }) => (signUp ? [id] : [])))
  const stands = day.filter(({ kind }) => kind === 'exhibitor').length
  return (
    <section aria-labelledby="uw-dag-titel">
      <h2 id="uw-dag-titel" className="text-3xl">
        {t.yourDay(formatDate(wishes.date, locale, 'day'))}
      </h2>
      <p className="mt-1.5 text-mute text-sm tabular-nums">
        {t.counts(day.length - stands, stands)}
      </p>
      <ol className="mt-5">
        {all.map((one, at) => {
          const before = all[at - 1]
          const walk =
            before?.place && one.place && before.place !== one.place
              ? minutesBetween(before.place, one.place)
              : null
          const isFixed = !day.some((chosen) => chosen === one)
          const facts = [
            one.where,
            one.kind !== 'session' && /^\d/.test(one.place) && words.stand(one.place),
            needsSignUp.has(one.id) && !isFixed && t.needsSignUp,
          ].filter(Boolean)
          return (
            <Fragment key={one.id}>
              {walk !== null && (
                <li className="relative ml-16 border-ink border-l py-2 pl-4 text-mute text-xs tabular-nums">
                  {words.walk(walk)}
                </li>
              )}
              <li
                className={cx(
                  'flex border border-ink',
                  walk === null && at > 0 && 'mt-2',
                  isFixed ? 'bg-tint' : 'bg-paper',
                )}
              >
                <span className="w-18 shrink-0 px-3 sm:w-30 py-2.5 font-semibold text-sm tabular-nums">
                  {timeOf(one.start)}–{timeOf(one.end)}
                </span>
                <span className="min-w-0 flex-auto border-rule border-l px-3 py-2.5 leading-snug">
                  <span lang={one.lang} className="block font-semibold text-base">
                    {one.path ? (
                      <PageLink to={one.path} className="hover:underline">
                        {one.title}
                      </PageLink>
                    ) : (
                      one.title
                    )}
                  </span>
                  <span className="text-mute text-sm">{facts.join('\u00A0· ')}</span>
                </span>
                {isFixed ? (
                  <span className="shrink-0 px-3 py-2.5 font-semibold text-sm">{t.stays}</span>
                ) : (
                  <button
                    type="button"
                    onClick={() => onSwap(one.id)}
                    className="link min-h-11 shrink-0 self-start px-3 font-semibold text-primary text-sm"
                  >
                    <span aria-hidden="true">{t.swap}</span>
                    <span className="sr-only">{t.swapNamed(one.title)}</span>
                  </button>
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
      {leaving.length > 0 && (
        <div className="mt-5 border border-brick bg-brick-tint px-4 py-3 text-sm">
          <p>{t.leaves}</p>
          <ul className="mt-1 list-disc pl-5">
            {leaving.map(({ key, title, lang, start }) => (
              <li key={key}>
                {timeOf(start)} <span lang={lang}>{title}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="primary" onClick={onAccept}>
          {t.accept}
        </Button>
        <p className="max-w-[34ch] text-mute text-sm">{t.acceptHint}</p>
      </div>
    </section>
  )
}
