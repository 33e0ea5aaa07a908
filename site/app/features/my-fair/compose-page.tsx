import { MY_FAIR_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { type FormEvent, Suspense, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DAY_MINUTES, formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { liveItemOf } from '~/shell/live/live-store.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { removeSaved, saveAtTime } from './change-entry.ts'
import { composeMessages } from './compose-messages.ts'
import { POINTS, ROLES, type Role, staysFixed } from './compose-terms.ts'
import type { Composed } from './composed-day.tsx'
import type { DayEntry } from './day-entry.ts'
import { type FactDay, type FairFacts, type PackedFacts, unpackFacts } from './fair-facts.ts'
import { myFairMessages } from './messages.ts'
import { endMinuteOf, minuteOf, minutesOfDay } from './times.ts'
import { useOwnFair } from './use-own-fair.ts'

const ComposedDay = lateComponent(() => import('./composed-day.tsx'))

/** Code for composing a day, loaded on request. */
const chooser = () => import('./chooser.ts')

/** Names of the fields. */
const fields = { date: 'dag', role: 'rol', theme: 'thema', from: 'van', to: 'tot' } as const

/** Full items, by the live facts of the page. */
const fullItems = ({ items }: FairFacts): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ id }) => {
      const live = liveItemOf(id)
      return live?.left === 0 || live?.doorFull ? [id] : []
    }),
  )

/** Id of the composed day. */
const RESULT = 'uw-dag'

/**
 * Composes a day by the visitor's choices: all in the browser, of facts that are the same for
 * everybody.
 */
export function ComposePage({ packed }: { packed: PackedFacts }) {
  const t = useMessages(composeMessages)
  const words = useMessages(myFairMessages)
  const facts = useMemo(() => unpackFacts(packed), [packed])
  const own = useOwnFair(facts)
  const navigate = useNavigate()
  const result = useRef<HTMLDivElement>(null)
  const [composed, setComposed] = useState<Composed | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [said, setSaid] = useState('')

  const compose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '')
    const date = value(fields.date)
    const slot = { start: value(fields.from), end: value(fields.to) }
    const [from, to] = [minuteOf(slot.start), endMinuteOf(slot)]
    const day = facts.days.find((one) => one.date === date)
    const { closes } = day ? minutesOfDay(day) : { closes: 0 }
    const isRight = from < to && to <= Math.max(closes, DAY_MINUTES)
    setWrong(!isRight)
    if (!own || !isRight) return
    const onDay = own.entries.filter((entry) => entry.date === date && !entry.isCancelled)
    const fixed = onDay.filter(staysFixed)
    const rooms = facts.items.filter((item) => item.date === date).map(({ place }) => place)
    const { composeDay, fetchTimes, minutesIn } = await chooser()
    const minutesBetween = minutesIn(
      await fetchTimes([...rooms, ...fixed.map(({ place }) => place)]),
    )
    const choice = {
      facts,
      wishes: {
        ...{ date, from, to, role: value(fields.role) as Role },
        themes: form.getAll(fields.theme).map(String),
      },
      fixed,
      saved: new Set([...onDay, ...own.unplanned].map(({ id }) => id)),
      excluded: fullItems(facts),
      minutesBetween,
    }
    setSaid('')
    setComposed({ choice, fixed, day: composeDay(choice) })
    requestAnimationFrame(() => result.current?.focus())
  }

  const swap = async (id: string) => {
    if (!composed) return
    const { swapOne } = await chooser()
    const { choice, day } = composed
    const next = swapOne(choice, day, id)
    const old = day.find((one) => one.id === id)?.title ?? ''
    const other = next.find((one) => !day.some((known) => known.id === one.id))
    setSaid(other ? t.swapped(old, other.title) : t.swappedAway(old))
    const excluded = new Set([...choice.excluded, id])
    setComposed({ ...composed, choice: { ...choice, excluded }, day: next })
  }

  /** Saved entries of the day that overlap with the composed day, to be removed. */
  const leaving = (own?.entries ?? []).filter(
    (entry: DayEntry) =>
      composed &&
      entry.date === composed.choice.wishes.date &&
      entry.status === 'saved' &&
      !entry.isCancelled &&
      !composed.day.some(({ id }) => id === entry.id) &&
      [...composed.day, ...composed.fixed].some(
        ({ start, end }) => start < entry.end && entry.start < end,
      ),
  )

  const accept = () => {
    if (!composed) return
    for (const entry of leaving) removeSaved(entry, words)
    for (const one of composed.day) saveAtTime(one)
    void navigate(MY_FAIR_PAGE)
  }

  const head = (
    <PageHead
      dense
      label={<Breadcrumbs items={[{ to: MY_FAIR_PAGE, label: t.back }]} />}
      title={t.title}
      lead={t.description}
    />
  )
  if (facts.items.length === 0)
    return (
      <>
        {head}
        <div className="wrap pb-section max-md:pt-5">
          <EmptyState title={t.notYet} next={[PROGRAMME_PAGE, t.programme]}>
            {t.notYetHint}
          </EmptyState>
        </div>
      </>
    )
  return (
    <>
      {head}
      <div className="wrap grid items-start max-md:pt-5 gap-x-16 gap-y-12 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <noscript>
          <Notice>
            <p>{t.needsScript}</p>
            <LinkButton to={PROGRAMME_PAGE} size="sm" className="mt-3">
              {t.programme}
            </LinkButton>
          </Notice>
        </noscript>
        <form method="post" onSubmit={compose} noValidate className="space-y-7 noscript:hidden">
          <Wishes days={facts.days} themes={facts.themes} isWrong={isWrong} />
          <Button type="submit" variant="primary" disabled={!own}>
            {composed ? t.again : t.compose}
          </Button>
        </form>
        <div className="noscript:hidden">
          {composed && (
            <div ref={result} id={RESULT} tabIndex={-1} className="mb-10">
              <p role="status" className="sr-only">
                {said}
              </p>
              <Suspense>
                <ComposedDay
                  composed={composed}
                  facts={facts}
                  leaving={leaving}
                  onSwap={swap}
                  onAccept={accept}
                />
              </Suspense>
            </div>
          )}
          <section className="border-rule border-t pt-4">
            <h2 className="font-sans font-semibold text-base">{t.rule}</h2>
            <p className="mt-1 max-w-text text-mute text-sm">{t.rules(POINTS)}</p>
          </section>
        </div>
      </div>
    </>
  )
}

interface WishesProps {
  days: readonly FactDay[]
  themes: readonly { readonly slug: string; readonly name: string }[]
  isWrong: boolean
}

/** The questions: the day, the role, the themes, the hours. */
function Wishes({ days, themes, isWrong }: WishesProps) {
  const t = useMessages(composeMessages)
  const locale = useLocale()
  const [first] = days
  return (
    <>
      <ChoiceGroup label={t.day} role="radiogroup">
        {days.map(({ date }, at) => (
          <Choice
            key={date}
            type="radio"
            name={fields.date}
            value={date}
            defaultChecked={at === 0}
            label={
              <span className="inline-block first-letter:uppercase">
                {formatDate(date, locale, 'day')}
              </span>
            }
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={t.role} role="radiogroup">
        {ROLES.map((role, at) => (
          <Choice
            key={role}
            type="radio"
            name={fields.role}
            value={role}
            defaultChecked={at === 0}
            label={t.roles[role]}
          />
        ))}
      </ChoiceGroup>
      {themes.length > 0 && (
        <ChoiceGroup label={t.themes} help={t.themesHelp}>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {themes.map(({ slug, name }) => (
              <Choice key={slug} name={fields.theme} value={slug} label={name} />
            ))}
          </div>
        </ChoiceGroup>
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name={fields.from}
          type="time"
          step={300}
          label={t.from}
          defaultValue={first?.opens}
          error={isWrong && t.wrongHours}
        />
        <TextField
          name={fields.to}
          type="time"
          step={300}
          label={t.to}
          defaultValue={first?.closes}
        />
      </div>
    </>
  )
}
