import type { StandMeeting } from '@beursvloer/contract/meetings/calls'
import { isOpenMeeting } from '@beursvloer/contract/meetings/terms'
import { standMeetingsPagePath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { meetingMessages } from './messages.ts'

interface BoardSummaryProps {
  /** Document id. */
  stand: string
  meetings: readonly StandMeeting[]
}

/** The meetings of a day on a stand's first page: of today, or of the first day that has any. */
export function BoardSummary({ stand, meetings }: BoardSummaryProps) {
  const t = useMessages(meetingMessages)
  const locale = useLocale()
  const open = meetings.filter(isOpenMeeting)
  const asked = open.filter(({ turn }) => turn === 'stand').length
  const agreed = open.filter(({ state }) => state === 'confirmed')
  const day = agreed[0]?.start.slice(0, 10)
  if (open.length === 0) return null
  return (
    <section className="lg:col-span-2">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3xl">
          {t.board}
          {day && (
            <span className="font-medium text-mute text-xl">
              , {formatDate(day, locale, 'day')}
            </span>
          )}
        </h2>
        <Link
          to={standMeetingsPagePath(stand)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t.all}
        </Link>
      </div>
      <ul className="divide-y divide-gray-300 border border-ink">
        {asked > 0 && (
          <li className="border-ink border-dashed px-5 py-3 font-semibold">{t.open(asked)}</li>
        )}
        {agreed
          .filter(({ start }) => start.startsWith(day ?? ''))
          .map(({ id, start, visitor, organisation }) => (
            <li key={id} className="flex gap-4 px-5 py-3">
              <b className="font-semibold tabular-nums">{start.slice(11)}</b>
              <span>
                {visitor || t.somebody}
                {organisation && <span className="text-mute">, {organisation}</span>}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
