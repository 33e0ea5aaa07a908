import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { entryKey, MAX_NOTE_LENGTH } from '@beursvloer/contract/saved-entries'
import { Fragment, type ReactNode } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { PageStyle } from '~/shell/page-style.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { Select } from '~/ui/select.tsx'
import { TextArea, TextField } from '~/ui/text-field.tsx'
import { type DayEntry, hasPlace, overlap, type Unplanned } from './day-entry.ts'
import { EntryBox } from './entry-box.tsx'
import { APPOINTMENT_MINUTES, durationsWith, MAX_TITLE_LENGTH } from './entry-lengths.ts'
import type { FairFacts } from './fair-facts.ts'
import { type FilledGap, VISIT_MINUTES } from './fill-gaps.ts'
import { minutesWalked, type Stop } from './lay-day.ts'
import { myFairMessages } from './messages.ts'
import myFairStyle from './my-fair.css?url'
import {
  type OwnDay,
  type OwnDays,
  type OwnDaysProblem,
  ownDaysChanges,
  ownDaysFields,
} from './own-days.ts'
import { ownDaysMessages } from './own-days-messages.ts'
import { timeOf } from './times.ts'
import { wayWords } from './way-line.tsx'

type Own = OwnDays & Pick<FairFacts, 'rooms'> & { readonly newAppointment: string }

interface OwnDaysPageProps {
  own: Own
  problem: OwnDaysProblem | 'later' | null
}

/** The days of who is signed in as lists with forms: for who sees no drawing, or has no JavaScript. */
export default function OwnDaysPage({ own, problem }: OwnDaysPageProps) {
  const t = useMessages(ownDaysMessages)
  const words = useMessages(myFairMessages)
  const { days, unplanned, rooms, newAppointment } = own
  return (
    <>
      <PageStyle href={myFairStyle} />
      <PageHead
        dense
        label={<Breadcrumbs label={t.breadcrumb} items={[{ to: MY_FAIR_PAGE, label: t.back }]} />}
        title={t.title}
        lead={t.lead}
      />
      <div className="wrap space-y-12 pb-section max-md:pt-5">
        {problem && (
          <Notice tone="brick" role="alert" title={t.notChanged}>
            {problem === 'later'
              ? t.later
              : problem === 'missing'
                ? words.missing
                : words.outside(problem.opens, problem.closes)}
          </Notice>
        )}
        <div className="grid gap-x-12 gap-y-12 xl:grid-cols-2">
          {days.map((day) => (
            <Day key={day.date} day={day} days={days} rooms={rooms} />
          ))}
        </div>
        {unplanned.length > 0 && (
          <section aria-labelledby="zonder-tijd">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <div>
                <h2 id="zonder-tijd" className="text-2xl">
                  {words.unplanned}
                </h2>
                <p className="mt-1 max-w-text text-mute text-sm">{words.unplannedHint}</p>
              </div>
              <Change change={ownDaysChanges.placeAll}>
                <Button type="submit" size="sm">
                  {words.placeAll}
                </Button>
              </Change>
            </div>
            <ul className="mt-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {unplanned.map((visit) => (
                <li key={visit.key} className="border border-ink px-4 py-3 text-sm">
                  <UnplannedVisit visit={visit} days={days} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="nieuwe-afspraak" className="max-w-160">
          <h2 id="nieuwe-afspraak" className="mb-4 text-2xl">
            {words.newAppointment}
          </h2>
          <EntryForm
            entry={entryKey({ kind: 'appointment', id: newAppointment })}
            {...{ days, rooms }}
          />
        </section>
      </div>
    </>
  )
}

interface ChangeProps {
  change: string
  /** Keys of what it is about. */
  entries?: readonly string[]
  className?: string
  children: ReactNode
}

/** A form that changes something. */
function Change({ change, entries = [], className, children }: ChangeProps) {
  return (
    <form method="post" className={className}>
      <input type="hidden" name={ownDaysFields.change} value={change} />
      {entries.map((entry) => (
        <input key={entry} type="hidden" name={ownDaysFields.entry} value={entry} />
      ))}
      {children}
    </form>
  )
}

type Days = readonly OwnDay[]

interface DayProps extends Pick<FairFacts, 'rooms'> {
  day: OwnDay
  days: Days
}

function Day({ day, days, rooms }: DayProps) {
  const t = useMessages(myFairMessages)
  const locale = useLocale()
  const walked = minutesWalked(day.stops)
  const id = `dag-${day.date}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-3xl">
        <span className="inline-block first-letter:uppercase">
          {formatDate(day.date, locale, 'day')}
        </span>
      </h2>
      <p className="mt-1 text-mute text-sm">
        {[t.open(day.opens, day.closes), walked > 0 && t.walking(walked)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {day.stops.length === 0 && day.cancelled.length === 0 && (
        <div className="mt-4 border border-gray-500 border-dashed p-5">
          <p className="font-semibold">{t.nothingOnDay}</p>
          <LinkButton to={`/programma?dag=${day.date}`} size="sm" className="mt-3">
            {t.dayProgramme}
          </LinkButton>
        </div>
      )}
      <ol className="mt-4 space-y-2">
        {day.cancelled.map((entry) => (
          <li key={entry.key} className="border border-brick bg-brick-tint px-4 py-2 text-sm">
            <b className="font-semibold text-brick">
              {t.cancelled(`${timeOf(entry.start)}–${timeOf(entry.end)}`)}
            </b>{' '}
            <s lang={entry.lang}>{entry.title}</s>
          </li>
        ))}
        {day.stops.map((stop, at) => (
          <Fragment key={stop.entries[0].key}>
            <StopLines
              stop={stop}
              gap={day.gaps.find(({ gap }) => gap.start === day.stops[at - 1]?.end)}
              {...{ days, rooms }}
            />
          </Fragment>
        ))}
        {day.gaps
          .filter(({ gap }) => gap.start === day.stops.at(-1)?.end)
          .map((last) => (
            <GapLine key={last.gap.start} filled={last} title={t.freeUntil(day.closes)} />
          ))}
      </ol>
    </section>
  )
}

interface StopLinesProps extends Omit<DayProps, 'day'> {
  stop: Stop
  gap: FilledGap | undefined
}

/** A stop, with the way to it before it; several entries at the same time in one bracket. */
function StopLines({ stop, gap, days, rooms }: StopLinesProps) {
  const t = useMessages(myFairMessages)
  const { entries, way, together } = stop
  const words = way && wayWords(t, way, entries[0].place)
  return (
    <>
      {gap && <GapLine filled={gap} title={t.free(gap.gap.end - gap.gap.start)} />}
      {words && (
        <li className={cx('text-sm', way?.verdict === 'late' ? 'text-brick' : 'text-mute')}>
          {words.walk}, {words.rest}
        </li>
      )}
      {entries.length === 1 ? (
        <li>
          <Entry entry={entries[0]} {...{ days, rooms }} />
        </li>
      ) : (
        <li className="border-brick border-l-4 pl-3">
          <p className="mb-2 text-sm">
            <b className="font-semibold text-brick">{t.together(together)}</b>{' '}
            <span className="text-mute">{t.chooseOne}</span>
          </p>
          <ul className="space-y-2">
            {entries.map((entry) => (
              <li key={entry.key}>
                <Entry
                  entry={entry}
                  others={entries.filter((other) => other !== entry && overlap(entry, other))}
                  {...{ days, rooms }}
                />
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  )
}

interface EntryProps extends Omit<DayProps, 'day'> {
  entry: DayEntry
  /** What else is on at the time. */
  others?: readonly DayEntry[]
}

function Entry({ entry, others = [], days, rooms }: EntryProps) {
  const t = useMessages(myFairMessages)
  const placed = others.find(hasPlace)
  const swapAt = placed && (entry.signUpPath ?? placed.signUpPath)
  const keep = (
    <>
      <span aria-hidden="true">{t.keep}</span>
      <span className="sr-only">{t.keepNamed(entry.title)}</span>
    </>
  )
  return (
    <EntryBox
      entry={entry}
      action={
        <div className="space-y-2">
          <div className="flex flex-wrap gap-2">
            {others.length > 0 &&
              (swapAt ? (
                <LinkButton to={swapAt} size="sm">
                  {keep}
                </LinkButton>
              ) : (
                <Change change={ownDaysChanges.giveWay} entries={others.map(({ key }) => key)}>
                  <Button type="submit" size="sm">
                    {keep}
                  </Button>
                </Change>
              ))}
            {entry.signUpPath && entry.status !== 'saved' && (
              <LinkButton to={entry.signUpPath} size="sm">
                {t.toSignUp}
              </LinkButton>
            )}
            {(entry.kind !== 'session' || entry.status === 'saved') && (
              <RemoveForm entry={entry.key} title={entry.title} />
            )}
          </div>
          <Details title={entry.title}>
            <EntryForm entry={entry.key} day={entry} {...{ days, rooms }} />
          </Details>
        </div>
      }
    />
  )
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(ownDaysMessages)
  const words = useMessages(myFairMessages)
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">
        <span aria-hidden="true">{t.change}</span>
        <span className="sr-only">{words.edit(title)}</span>
      </summary>
      <div className="border border-ink bg-paper p-4 text-ink">{children}</div>
    </details>
  )
}

function RemoveForm({ entry, title }: { entry: string; title: string }) {
  const t = useMessages(myFairMessages)
  return (
    <Change change={ownDaysChanges.remove} entries={[entry]}>
      <Button type="submit" size="sm">
        <span aria-hidden="true">{t.remove}</span>
        <span className="sr-only">{t.removeNamed(title)}</span>
      </Button>
    </Change>
  )
}

interface EntryFormProps {
  /** As `entryKey`. */
  entry: string
  /** What is planned of it. */
  day?: DayEntry
  /** Of what has no time yet. */
  note?: string
  days: Days
  rooms?: FairFacts['rooms']
}

/** What one can change of an entry: its note, its time, and of appointments what about and where. */
function EntryForm({ entry, day, note = day?.note ?? '', days, rooms = [] }: EntryFormProps) {
  const t = useMessages(myFairMessages)
  const own = useMessages(ownDaysMessages)
  const locale = useLocale()
  const isAppointment = entry.startsWith('appointment:')
  const isSession = entry.startsWith('session:')
  const usual = isAppointment ? APPOINTMENT_MINUTES : VISIT_MINUTES
  const minutes = day ? day.end - day.start : usual
  const place = day?.place ?? ''
  return (
    <Change change={ownDaysChanges.write} entries={[entry]} className="space-y-4">
      {isAppointment ? (
        <TextField
          name={ownDaysFields.note}
          label={t.fields.title}
          help={t.fields.titleHelp}
          maxLength={MAX_TITLE_LENGTH}
          required
          defaultValue={day?.title}
        />
      ) : (
        <TextArea
          name={ownDaysFields.note}
          label={t.fields.note}
          help={t.fields.noteHelp}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={note}
        />
      )}
      {!isSession && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
          <Select
            name={ownDaysFields.date}
            label={t.fields.day}
            defaultValue={day?.date ?? (isAppointment ? days[0]?.date : '')}
            options={[
              ...(isAppointment ? [] : [{ value: '', label: own.noTime }]),
              ...days.map(({ date }) => ({
                value: date,
                label: formatDate(date, locale, 'short'),
              })),
            ]}
          />
          <TextField
            name={ownDaysFields.start}
            type="time"
            step={300}
            label={t.fields.start}
            defaultValue={day ? timeOf(day.start) : (days[0]?.opens ?? '')}
          />
          <Select
            name={ownDaysFields.minutes}
            label={t.fields.minutes}
            defaultValue={String(minutes)}
            options={durationsWith(minutes).map((n) => ({
              value: String(n),
              label: t.duration(n),
            }))}
          />
        </div>
      )}
      {isAppointment && (
        <Select
          name={ownDaysFields.place}
          label={t.fields.place}
          defaultValue={place}
          options={[
            { value: '', label: t.fields.noPlace },
            ...(place && !rooms.some(({ slug }) => slug === place)
              ? [{ value: place, label: t.stand(place) }]
              : []),
            ...rooms.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      )}
      <Button type="submit" size="sm" variant="primary">
        {t.save}
      </Button>
    </Change>
  )
}

function UnplannedVisit({ visit, days }: { visit: Unplanned; days: Days }) {
  const t = useMessages(myFairMessages)
  return (
    <>
      <h3 className="font-sans font-semibold text-base">
        <PageLink to={visit.path} className="hover:underline">
          <span lang={visit.lang}>{visit.title}</span>
        </PageLink>
      </h3>
      <p className="text-mute">
        {[visit.by, visit.place ? t.stand(visit.place) : t.noStand].filter(Boolean).join(', ')}
      </p>
      {visit.note && (
        <p className="mt-1 whitespace-pre-line border-gray-300 border-l-2 pl-2.5">{visit.note}</p>
      )}
      <div className="mt-2 space-y-2">
        <RemoveForm entry={visit.key} title={visit.title} />
        <Details title={visit.title}>
          <EntryForm entry={visit.key} note={visit.note} days={days} />
        </Details>
      </div>
    </>
  )
}

/** A gap of a day, with what would fit it. */
function GapLine({ filled, title }: { filled: FilledGap; title: string }) {
  const t = useMessages(myFairMessages)
  const own = useMessages(ownDaysMessages)
  return (
    <li className="border border-gray-500 border-dashed px-4 py-2 text-sm">
      <details>
        <summary className="min-h-11 content-center">
          {title}. <span className="link">{own.suggestions}</span>
        </summary>
        <ul>
          {filled.suggestions.map((one) => (
            <li
              key={one.id}
              className="flex items-center justify-between gap-3 border-rule border-t py-1"
            >
              <span className="min-w-0">
                <PageLink to={one.path} className="font-semibold hover:underline">
                  <span lang={one.lang}>{one.title}</span>
                </PageLink>{' '}
                <span className="text-mute tabular-nums">
                  {[
                    `${timeOf(one.start)}–${timeOf(one.end)}`,
                    one.kind !== 'session' && one.place && t.stand(one.place),
                    one.walk !== null && one.walk > 0 && t.walk(one.walk),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <Change change={ownDaysChanges.write} entries={[entryKey(one)]}>
                <input type="hidden" name={ownDaysFields.date} value={one.date} />
                <input type="hidden" name={ownDaysFields.start} value={timeOf(one.start)} />
                <input
                  type="hidden"
                  name={ownDaysFields.minutes}
                  value={String(one.end - one.start)}
                />
                <Button type="submit" size="sm">
                  <span aria-hidden="true">{t.putIn}</span>
                  <span className="sr-only">{t.putInNamed(one.title)}</span>
                </Button>
              </Change>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
