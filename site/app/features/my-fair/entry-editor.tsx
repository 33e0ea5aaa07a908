import { MAX_NOTE_LENGTH } from '@beursvloer/contract/saved-entries'
import { type FormEvent, useId, useState } from 'react'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { changeSaved, entryOf } from '~/shell/saved-store.ts'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Select } from '~/ui/select.tsx'
import { TextArea, TextField } from '~/ui/text-field.tsx'
import { newId, removeSaved, takeTimeAway } from './change-entry.ts'
import type { DayEntry, Unplanned } from './day-entry.ts'
import { APPOINTMENT_MINUTES, durationsWith, MAX_TITLE_LENGTH } from './entry-lengths.ts'
import type { FairFacts } from './fair-facts.ts'
import { VISIT_MINUTES } from './fill-gaps.ts'
import { myFairMessages } from './messages.ts'
import { minuteOf, minutesOfDay, writePlanned } from './times.ts'

/** The edited entry: one on a sheet, a stand without a time, or a new appointment. */
export type Edited = DayEntry | Unplanned | 'new'

interface EntryEditorProps {
  edited: Edited
  facts: FairFacts
  onClose: () => void
}

/** A dialog for changing an entry: its time, its place, its note, or removing it. */
export default function EntryEditor({ edited, facts, onClose }: EntryEditorProps) {
  const t = useMessages(myFairMessages)
  const locale = useLocale()
  const form = useId()
  const entry = edited === 'new' ? null : edited
  const kind = entry?.kind ?? 'appointment'
  const isAppointment = kind === 'appointment'
  const day = entry && 'date' in entry ? entry : null
  const [problem, setProblem] = useState<'missing' | string | null>(null)
  const about = { kind, id: entry?.id ?? '', title: entry?.title ?? '' }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const value = (name: string) => String(values.get(name) ?? '').trim()
    const note = value(isAppointment ? 'title' : 'note')
    if (isAppointment && note === '') return setProblem('missing')
    if (kind === 'session') changeSaved(kind, about.id, { saved: true, note })
    else {
      const start = minuteOf(value('start'))
      const open = facts.days.find(({ date }) => date === value('date'))
      const end = start + Number(value('minutes'))
      if (!open) return
      const { opens, closes } = minutesOfDay(open)
      if (start < opens || end > closes) return setProblem(t.outside(open.opens, open.closes))
      changeSaved(kind, about.id || newId(), {
        saved: true,
        note,
        planned: writePlanned({ date: open.date, start, end }),
        ...(isAppointment && { place: value('place') }),
      })
    }
    onClose()
  }
  const usual = isAppointment ? APPOINTMENT_MINUTES : VISIT_MINUTES
  const minutes = day ? day.end - day.start : usual
  const closing = (run: () => void) => () => {
    run()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<span lang={entry?.lang}>{entry?.title ?? t.newAppointment}</span>}
      closeLabel={t.close}
      footer={
        <>
          {entry && (kind !== 'session' || entryOf(kind, entry.id)?.saved) && (
            <Button variant="quiet" onClick={closing(() => removeSaved(about, t))}>
              {t.remove}
            </Button>
          )}
          {day?.status === 'visit' && (
            <Button variant="quiet" onClick={closing(() => takeTimeAway(about, t))}>
              {t.withoutTime}
            </Button>
          )}
          <Button type="submit" form={form} variant="primary">
            {t.save}
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={save} noValidate className="space-y-5">
        {isAppointment && (
          <TextField
            name="title"
            label={t.fields.title}
            help={t.fields.titleHelp}
            error={problem === 'missing' && t.missing}
            maxLength={MAX_TITLE_LENGTH}
            defaultValue={entry?.title}
            data-autofocus
          />
        )}
        {kind !== 'session' && (
          <div className="grid gap-4 sm:grid-cols-3">
            <Select
              name="date"
              label={t.fields.day}
              defaultValue={day?.date ?? facts.days[0]?.date}
              options={facts.days.map(({ date }) => ({
                value: date,
                label: formatDate(date, locale, 'short'),
              }))}
            />
            <TextField
              name="start"
              type="time"
              step={300}
              required
              label={t.fields.start}
              error={problem !== 'missing' && problem}
              defaultValue={day ? timeOf(day.start) : (facts.days[0]?.opens ?? '10:00')}
            />
            <Select
              name="minutes"
              label={t.fields.minutes}
              defaultValue={String(minutes)}
              options={durationsWith(minutes).map((n) => ({
                value: String(n),
                label: t.duration(n),
              }))}
            />
          </div>
        )}
        {isAppointment && <PlaceSelect facts={facts} place={entry?.place ?? ''} />}
        {!isAppointment && (
          <TextArea
            name="note"
            label={t.fields.note}
            help={t.fields.noteHelp}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={entry?.note}
          />
        )}
        {day?.signUpPath && (
          <div>
            <p className="text-mute text-sm">
              {day.status === 'saved' ? t.savedNoPlace : t.signUpHint}
            </p>
            <LinkButton to={day.signUpPath} size="sm" className="mt-2">
              {day.status === 'saved' ? (
                <live-places item={day.id}>{t.reserve}</live-places>
              ) : (
                t.toSignUp
              )}
            </LinkButton>
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** Rooms and stands by name, each with its key in the floor plan's addresses. */
function PlaceSelect({ facts, place }: { facts: FairFacts; place: string }) {
  const t = useMessages(myFairMessages)
  // Co-exhibitors share a stand.
  const byStand = new Map<string, string[]>()
  for (const { name, stand } of facts.stands)
    if (stand) byStand.set(stand, [...(byStand.get(stand) ?? []), name])
  return (
    <Select
      name="place"
      label={t.fields.place}
      help={t.fields.placeHelp}
      defaultValue={place}
      options={[
        { value: '', label: t.fields.noPlace },
        ...facts.rooms.map(({ slug, name }) => ({ value: slug, label: name })),
        ...[...byStand].map(([stand, names]) => ({
          value: stand,
          label: `${names.join(', ')} (${stand})`,
        })),
      ]}
    />
  )
}
