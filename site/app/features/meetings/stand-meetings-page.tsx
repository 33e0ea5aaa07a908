import type { StandMeeting, StandMeetings } from '@beursvloer/contract/meetings/calls'
import {
  isOpenMeeting,
  MAX_MEETING_TEXT,
  MAX_MEETINGS_AT_ONCE,
} from '@beursvloer/contract/meetings/terms'
import { MY_STAND_PAGE, myStandPagePath } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button } from '~/ui/button.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Select } from '~/ui/select.tsx'
import { TextArea } from '~/ui/text-field.tsx'
import { meetingFields } from './form-fields.ts'
import { MeetingCard, useWhen } from './meeting-card.tsx'
import { meetingMessages } from './messages.ts'

interface StandMeetingsPageProps extends StandMeetings {
  stand: { id: string; name: string }
  /** Title of the area. */
  area: string
  maySet: boolean
  /** Whether the organiser lets nobody ask for a meeting. */
  closed: boolean
  done: boolean
  /** Why nothing was changed. */
  refused: string | null
}

/** An exhibitor's meetings: those to answer, the days, and whether it takes requests. */
export function StandMeetingsPage(props: StandMeetingsPageProps) {
  const { stand, area, meetings, free, colleagues, atOnce, maySet, closed, done, refused } = props
  const t = useMessages(meetingMessages)
  const open = meetings.filter(isOpenMeeting)
  const toAnswer = open.filter(({ turn }) => turn === 'stand')
  const others = open.filter(({ turn }) => turn !== 'stand')
  const ended = meetings.filter((meeting) => !isOpenMeeting(meeting))
  const choices = { free, colleagues }
  return (
    <>
      <PageHead
        dense
        label={
          <Breadcrumbs
            items={[
              { to: MY_STAND_PAGE, label: area },
              { to: myStandPagePath(stand.id), label: stand.name },
            ]}
          />
        }
        title={t.board}
        lead={t.boardLead}
      />
      <div className="wrap space-y-12 pb-section max-md:pt-4">
        {refused ? (
          <Notice tone="brick" role="alert">
            {refused}
          </Notice>
        ) : (
          done && (
            <Notice tone="done" role="status">
              {t.done.changed}
            </Notice>
          )
        )}
        <Cards title={t.toAnswer} none={t.nothingToAnswer} meetings={toAnswer} {...choices} />
        <Cards title={t.agreed} none={t.nothingAgreed} meetings={others} {...choices} />
        {ended.length > 0 && <Cards title={t.ended} none="" meetings={ended} {...choices} />}
        <section className="max-w-text">
          <h2 className="mb-2 text-3xl">{t.settings}</h2>
          <p>{closed ? t.closed : atOnce === 0 ? t.settingsOff : t.settingsOn(atOnce)}</p>
          {maySet && !closed && (
            <form method="post" className="mt-4 space-y-4">
              <Select
                name={meetingFields.atOnce}
                label={t.atOnce}
                help={t.atOnceHelp}
                defaultValue={String(atOnce)}
                options={Array.from({ length: MAX_MEETINGS_AT_ONCE + 1 }, (_, n) => ({
                  value: String(n),
                  label: n === 0 ? t.takesNone : String(n),
                }))}
              />
              <ChoiceGroup label={t.colleagues} help={t.colleaguesHelp}>
                {colleagues.map(({ id, name, isOffered }) => (
                  <Choice
                    key={id}
                    name={meetingFields.colleague}
                    value={id}
                    label={name}
                    defaultChecked={isOffered}
                  />
                ))}
              </ChoiceGroup>
              <Button type="submit">{t.save}</Button>
            </form>
          )}
        </section>
      </div>
    </>
  )
}

interface CardsProps {
  title: string
  /** Shown while there are none. */
  none: string
  meetings: readonly StandMeeting[]
  free: readonly string[]
  colleagues: StandMeetings['colleagues']
}

function Cards({ title, none, meetings, free, colleagues }: CardsProps) {
  const t = useMessages(meetingMessages)
  return (
    <section>
      <h2 className="mb-5 text-3xl">{title}</h2>
      {meetings.length === 0 ? (
        <p className="text-mute">{none}</p>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {meetings.map(({ visitor, organisation, colleague, ...meeting }) => {
            const name = visitor || t.somebody
            return (
              <li key={meeting.id}>
                <MeetingCard
                  meeting={meeting}
                  side="stand"
                  who={<b className="font-semibold">{name}</b>}
                  name={name}
                  about={organisation}
                >
                  <Propose meeting={meeting.id} name={name} free={free} />
                  {colleagues.length > 1 && (
                    <Assign meeting={meeting.id} name={name} {...{ colleague, colleagues }} />
                  )}
                </MeetingCard>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

interface AssignProps {
  meeting: string
  /** Of the visitor. */
  name: string
  colleague: string | null
  colleagues: StandMeetings['colleagues']
}

/** Who has a meeting, which goes over to another colleague. */
function Assign({ meeting, name, colleague, colleagues }: AssignProps) {
  const t = useMessages(meetingMessages)
  return (
    <form method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name={meetingFields.meeting} value={meeting} />
      <Select
        name={meetingFields.colleague}
        label={t.withWhom}
        defaultValue={colleague ?? ''}
        options={[
          { value: '', label: t.anybody },
          ...colleagues.map(({ id, name: label }) => ({ value: id, label })),
        ]}
      />
      <Button type="submit" size="sm" name={meetingFields.change} value="assign">
        {t.assign}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    </form>
  )
}

function Propose({
  meeting,
  name,
  free,
}: {
  meeting: string
  name: string
  free: readonly string[]
}): ReactNode {
  const t = useMessages(meetingMessages)
  const when = useWhen()
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">
        {t.proposeTime}
        <span className="sr-only">: {name}</span>
      </summary>
      <form method="post" className="space-y-3 border border-ink bg-paper p-4 text-ink">
        <input type="hidden" name={meetingFields.meeting} value={meeting} />
        <Select
          name={meetingFields.start}
          label={t.chooseFirst}
          required
          placeholder="–"
          options={free.map((start) => ({ value: start, label: when(start) }))}
        />
        <TextArea
          name={meetingFields.message}
          label={t.reply}
          optional={t.optional}
          rows={2}
          maxLength={MAX_MEETING_TEXT}
        />
        <Button type="submit" size="sm" name={meetingFields.change} value="move">
          {t.propose}
        </Button>
      </form>
    </details>
  )
}
