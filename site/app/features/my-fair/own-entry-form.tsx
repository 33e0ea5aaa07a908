import { MAX_NOTE_LENGTH } from '@beursvloer/contract/saved-entries'
import { createContext, type ReactNode, useContext } from 'react'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { TextArea, TextField } from '~/ui/text-field.tsx'
import type { DayEntry } from './day-entry.ts'
import { APPOINTMENT_MINUTES, durationsWith, MAX_TITLE_LENGTH } from './entry-lengths.ts'
import type { FactDay, FairFacts } from './fair-facts.ts'
import { VISIT_MINUTES } from './fill-gaps.ts'
import { myFairMessages } from './messages.ts'
import { type OwnDaysProblem, ownDaysChanges, ownDaysFields, type Refused } from './own-days.ts'
import { ownDaysMessages } from './own-days-messages.ts'

/** The form of this page that was refused; null where none was. */
export const RefusedContext = createContext<Refused | null>(null)

/** The message about a problem in the typed values. */
export const refusedBecause = (
  t: Pick<(typeof myFairMessages)['nl'], 'missing' | 'outside'>,
  problem: OwnDaysProblem,
) => (problem === 'missing' ? t.missing : t.outside(problem.opens, problem.closes))

interface ChangeProps {
  change: string
  /** Keys of the entries that the form is about. */
  entries?: readonly string[]
  className?: string
  children: ReactNode
}

/** A form that changes something. */
export function Change({ change, entries = [], className, children }: ChangeProps) {
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

export function EntryDetails({ title, ...form }: EntryFormProps & { title: string }) {
  const t = useMessages(ownDaysMessages)
  const words = useMessages(myFairMessages)
  const refused = useContext(RefusedContext)
  return (
    <details open={refused?.typed.entry === form.entry}>
      <summary className="link inline-flex min-h-11 items-center">
        <span aria-hidden="true">{t.change}</span>
        <span className="sr-only">{words.edit(title)}</span>
      </summary>
      <div className="border border-ink bg-paper p-4 text-ink">
        <EntryForm {...form} />
      </div>
    </details>
  )
}

export function RemoveForm({ entry, title }: { entry: string; title: string }) {
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
  /** The planned entry. */
  day?: DayEntry
  /** Note of an entry without a time. */
  note?: string
  days: readonly FactDay[]
  rooms?: FairFacts['rooms']
}

/**
 * The changeable fields of an entry: its note, its time, and the title and place of an appointment.
 */
export function EntryForm({
  entry,
  day,
  note = day?.note ?? '',
  days,
  rooms = [],
}: EntryFormProps) {
  const t = useMessages(myFairMessages)
  const own = useMessages(ownDaysMessages)
  const locale = useLocale()
  const isAppointment = entry.startsWith('appointment:')
  const isSession = entry.startsWith('session:')
  const usual = isAppointment ? APPOINTMENT_MINUTES : VISIT_MINUTES
  const minutes = day ? day.end - day.start : usual
  const kept = {
    note: isAppointment ? (day?.title ?? '') : note,
    date: day?.date ?? (isAppointment ? (days[0]?.date ?? '') : ''),
    start: day ? timeOf(day.start) : (days[0]?.opens ?? ''),
    minutes: String(minutes),
    place: day?.place ?? '',
  }
  const ofPage = useContext(RefusedContext)
  const refused = ofPage?.typed.entry === entry ? ofPage : null
  const shown = refused?.typed ?? kept
  const error = refused && refusedBecause(t, refused.problem)
  const isMissing = refused?.problem === 'missing'
  return (
    <Change change={ownDaysChanges.write} entries={[entry]} className="space-y-4">
      {isAppointment ? (
        <TextField
          name={ownDaysFields.note}
          label={t.fields.title}
          help={t.fields.titleHelp}
          maxLength={MAX_TITLE_LENGTH}
          required
          error={isMissing ? error : null}
          defaultValue={shown.note}
        />
      ) : (
        <TextArea
          name={ownDaysFields.note}
          label={t.fields.note}
          help={t.fields.noteHelp}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={shown.note}
        />
      )}
      {!isSession && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
          <Select
            name={ownDaysFields.date}
            label={t.fields.day}
            defaultValue={shown.date}
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
            error={isMissing ? null : error}
            defaultValue={shown.start}
          />
          <Select
            name={ownDaysFields.minutes}
            label={t.fields.minutes}
            defaultValue={shown.minutes}
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
          defaultValue={shown.place}
          options={[
            { value: '', label: t.fields.noPlace },
            ...(kept.place && !rooms.some(({ slug }) => slug === kept.place)
              ? [{ value: kept.place, label: t.stand(kept.place) }]
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
