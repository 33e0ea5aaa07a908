import type { OwnMeeting } from '@beursvloer/contract/meetings/calls'
import {
  isOpenMeeting,
  MEETING_MINUTES,
  type MeetingSide,
  minutesAfter,
} from '@beursvloer/contract/meetings/terms'
import type { ReactNode } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { meetingFields } from './form-fields.ts'
import { meetingMessages } from './messages.ts'

/** What a card shows of a meeting, of either side. */
type ShownMeeting = Omit<OwnMeeting, 'exhibitor' | 'name'>

/** What is at the same time as a meeting (`late` null), or too far away to be in time. */
export interface Conflict {
  readonly title: string
  readonly late: number | null
  readonly walk: number
}

/** A meeting's day and times in words. */
export function useWhen() {
  const locale = useLocale()
  return (start: string) =>
    `${formatDate(start.slice(0, 10), locale, 'short')} ${start.slice(11)}–${minutesAfter(start, MEETING_MINUTES).slice(11)}`
}

interface MeetingCardProps {
  meeting: ShownMeeting
  side: MeetingSide
  /** With whom. */
  who: ReactNode
  /** The same as plain text. */
  name: string
  /** Place, or organisation. */
  about: string
  conflicts?: readonly Conflict[]
  /** How one chooses another time. */
  children?: ReactNode
}

/** A meeting with what this side can do: asked is dashed, agreed green, a proposal old and new. */
export function MeetingCard({
  meeting,
  side,
  who,
  name,
  about,
  conflicts = [],
  children,
}: MeetingCardProps) {
  const t = useMessages(meetingMessages)
  const when = useWhen()
  const { id, state, start, proposed, turn, message, reply, member, blockedBy } = meeting
  const isOpen = isOpenMeeting(meeting)
  const isOwnTurn = turn === side
  // On the page of a stand they are in sections.
  const Heading = side === 'visitor' ? 'h2' : 'h3'
  return (
    <div
      className={cx(
        'h-full border p-5',
        state === 'confirmed' ? 'border-ink bg-tint' : 'border-ink bg-paper',
        state === 'requested' && 'border-dashed',
        !isOpen && 'border-gray-300 text-mute',
      )}
    >
      <p className={cx('font-semibold text-sm', state === 'confirmed' && 'text-primary')}>
        {proposed ? t.state.proposed : t.state[state]}
      </p>
      <Heading className="mt-2 text-2xl tabular-nums">
        {proposed || !isOpen ? <s className="font-medium text-mute">{when(start)}</s> : when(start)}
        {proposed && (
          <>
            <span aria-hidden="true"> → </span>
            <span className="whitespace-nowrap">{when(proposed)}</span>
          </>
        )}
      </Heading>
      <p className="mt-1">
        {who}
        {about && <span className="text-mute">{`, ${about}`}</span>}
      </p>
      {member && isOpen && <p className="text-mute">{t.member(member)}</p>}
      {isOpen && turn !== null && !isOwnTurn && (
        <p className="mt-1 text-mute text-sm">{side === 'visitor' ? t.waits : t.waitsForVisitor}</p>
      )}
      {conflicts.map(({ title, late, walk }) => (
        <p key={title} className="mt-1 font-semibold text-brick">
          {late === null ? t.clash(title) : t.tight(title, walk, late)}
        </p>
      ))}
      <Said label={t.messageSays} text={message} />
      <Said label={t.replySays} text={reply} />
      {isOpen && (
        <div className="mt-4 space-y-3">
          <form method="post" className="flex flex-wrap gap-3">
            <input type="hidden" name={meetingFields.meeting} value={id} />
            {isOwnTurn && (
              <>
                <Do change="accept" label={t.accept} name={name} isMain />
                <Do change="decline" label={t.decline[side]} name={name} />
              </>
            )}
            {!(isOwnTurn && state === 'requested') && (
              <Do
                change="cancel"
                label={t.cancel[state === 'confirmed' ? 'confirmed' : 'requested']}
                name={name}
              />
            )}
          </form>
          {children}
        </div>
      )}
      {blockedBy ? (
        <form method="post" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
          <input type="hidden" name={meetingFields.meeting} value={id} />
          <span>{t.blocked[side]}</span>
          <Do change="unblock" label={t.unblock} name={name} />
        </form>
      ) : (
        <details className="mt-3 text-sm">
          <summary className="link inline-flex min-h-11 items-center">
            {t.block[side]}
            <span className="sr-only">: {name}</span>
          </summary>
          <form method="post" className="space-y-3">
            <input type="hidden" name={meetingFields.meeting} value={id} />
            <p>{t.blockHelp[side]}</p>
            <p className="flex flex-wrap gap-3">
              <Do change="block" label={t.block[side]} name={name} />
              {side === 'stand' && <Do change="report" label={t.report} name={name} />}
            </p>
          </form>
        </details>
      )}
    </div>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  if (!text) return null
  return (
    <p className="mt-2 whitespace-pre-line border-gray-300 border-l-2 pl-2.5 [overflow-wrap:anywhere]">
      <span className="block text-mute text-sm">{label}</span>
      {text}
    </p>
  )
}

interface DoProps {
  change: string
  label: string
  /** Whom it is about. */
  name: string
  isMain?: boolean
}

function Do({ change, label, name, isMain = false }: DoProps) {
  return (
    <Button
      type="submit"
      size="sm"
      name={meetingFields.change}
      value={change}
      variant={isMain ? 'primary' : 'outline'}
    >
      {label}
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  )
}
