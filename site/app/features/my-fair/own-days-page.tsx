import { MY_FAIR_PAGE, programmeDayPath } from '@beursvloer/contract/page-addresses'
import { entryKey } from '@beursvloer/contract/saved-entries'
import { Fragment } from 'react'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { PageStyle } from '~/shell/page-style.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { type DayEntry, isMeeting, overlap, swapPath, type Unplanned } from './day-entry.ts'
import { EntryBox } from './entry-box.tsx'
import type { FairFacts } from './fair-facts.ts'
import type { FilledGap } from './fill-gaps.ts'
import { GapLine } from './gap-line.tsx'
import { minutesWalked, type Stop } from './lay-out-day.ts'
import { myFairMessages } from './messages.ts'
import myFairStyle from './my-fair.css?url'
import {
  type OwnDay,
  type OwnDays,
  ownDaysChanges,
  ownDaysFields,
  type Refused,
  type SentFields,
} from './own-days.ts'
import { ownDaysMessages } from './own-days-messages.ts'
import {
  Change,
  EntryDetails,
  EntryForm,
  RefusedContext,
  RemoveForm,
  refusedBecause,
} from './own-entry-form.tsx'
import { wayWords } from './way-line.tsx'

type Own = OwnDays & Pick<FairFacts, 'rooms'> & { readonly newAppointment: string }

interface OwnDaysPageProps {
  /** Or the sent values that could not be stored. */
  own: Own | { readonly unsent: SentFields }
  refused: Refused | null
}

/**
 * The current user's days as lists with forms, for visitors who do not see the drawing or have no
 * JavaScript.
 */
export default function OwnDaysPage({ own, refused }: OwnDaysPageProps) {
  const t = useMessages(ownDaysMessages)
  return (
    <>
      <PageStyle href={myFairStyle} />
      <PageHead
        dense
        label={<Breadcrumbs items={[{ to: MY_FAIR_PAGE, label: t.back }]} />}
        title={t.title}
        lead={t.lead}
      />
      <div className="wrap space-y-12 pb-section max-md:pt-5">
        {'unsent' in own ? (
          <SendAgain sent={own.unsent} />
        ) : (
          <RefusedContext value={refused}>
            <Days own={own} refused={refused} />
          </RefusedContext>
        )}
      </div>
    </>
  )
}

/** The requested change could not be stored: it can be sent again as it is. */
function SendAgain({ sent }: { sent: SentFields }) {
  const t = useMessages(ownDaysMessages)
  const note = sent.find(([name]) => name === ownDaysFields.note)?.[1]
  return (
    <Notice tone="brick" role="alert" title={t.notChanged}>
      <p>{t.later}</p>
      {note && <p className="mt-2 whitespace-pre-line border-brick border-l-2 pl-2.5">{note}</p>}
      <form method="post" className="mt-4">
        {sent.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and nothing moves
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="sm" variant="primary">
          {t.sendAgain}
        </Button>
      </form>
    </Notice>
  )
}

function Days({ own, refused }: { own: Own; refused: Refused | null }) {
  const words = useMessages(myFairMessages)
  const t = useMessages(ownDaysMessages)
  const { days, unplanned, rooms, newAppointment } = own
  const typed = refused?.typed.entry ?? ''
  // Its key was made for the page before.
  const written = days.flatMap(({ stops }) => stops.flatMap(({ entries }) => entries))
  const isNew = typed.startsWith('appointment:') && !written.some(({ key }) => key === typed)
  return (
    <>
      {refused && (
        <Notice tone="brick" role="alert" title={t.notChanged}>
          {refusedBecause(words, refused.problem)}
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
          entry={isNew ? typed : entryKey({ kind: 'appointment', id: newAppointment })}
          {...{ days, rooms }}
        />
      </section>
    </>
  )
}

interface DayProps extends Pick<FairFacts, 'rooms'> {
  day: OwnDay
  days: readonly OwnDay[]
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
          <LinkButton to={programmeDayPath(day.date)} size="sm" className="mt-3">
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
  /** Other entries at the same time. */
  others?: readonly DayEntry[]
}

function Entry({ entry, others = [], days, rooms }: EntryProps) {
  const t = useMessages(myFairMessages)
  const swapAt = swapPath(entry, others)
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
                <Change change={ownDaysChanges.resolveClash} entries={others.map(({ key }) => key)}>
                  <Button type="submit" size="sm">
                    {keep}
                  </Button>
                </Change>
              ))}
            {entry.signUpPath && (
              <LinkButton to={entry.signUpPath} size="sm">
                {isMeeting(entry) ? t.toMeeting : entry.status === 'saved' ? t.reserve : t.toSignUp}
              </LinkButton>
            )}
            {!isMeeting(entry) && (entry.kind !== 'session' || entry.status === 'saved') && (
              <RemoveForm entry={entry.key} title={entry.title} />
            )}
          </div>
          {!isMeeting(entry) && (
            <EntryDetails title={entry.title} entry={entry.key} day={entry} {...{ days, rooms }} />
          )}
        </div>
      }
    />
  )
}

function UnplannedVisit({ visit, days }: { visit: Unplanned; days: readonly OwnDay[] }) {
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
        <EntryDetails title={visit.title} entry={visit.key} note={visit.note} days={days} />
      </div>
    </>
  )
}
