import type { OwnMeeting } from '@beursvloer/contract/meetings/calls'
import { isOpenMeeting } from '@beursvloer/contract/meetings/terms'
import {
  EXHIBITORS_PAGE,
  MY_FAIR_PAGE,
  meetingRequestPath,
} from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { type Conflict, MeetingCard } from './meeting-card.tsx'
import { meetingMessages } from './messages.ts'

interface MeetingsPageProps {
  meetings: readonly (OwnMeeting & {
    readonly stand: string
    readonly path: string | null
    readonly conflicts: readonly Conflict[]
  })[]
  /** What was done by the request that led here. */
  done: 'asked' | 'changed' | null
  /** Why nothing was changed. */
  refused: string | null
}

/** The visitor's meetings with exhibitors. */
export function MeetingsPage({ meetings, done, refused }: MeetingsPageProps) {
  const t = useMessages(meetingMessages)
  const sorted = [
    ...meetings.filter(isOpenMeeting),
    ...meetings.filter((meeting) => !isOpenMeeting(meeting)),
  ]
  return (
    <>
      <PageHead
        dense
        label={<Breadcrumbs items={[{ to: MY_FAIR_PAGE, label: t.myFair }]} />}
        title={t.title}
        lead={t.lead}
      />
      <div className="wrap space-y-6 pb-section max-md:pt-4">
        {refused ? (
          <Notice tone="brick" role="alert">
            {refused}
          </Notice>
        ) : (
          done && (
            <Notice tone="done" role="status">
              {t.done[done]}
            </Notice>
          )
        )}
        {sorted.length === 0 ? (
          <EmptyState title={t.none}>
            {t.noneHint} <LinkButton to={EXHIBITORS_PAGE}>{t.exhibitors}</LinkButton>
          </EmptyState>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {sorted.map(({ stand, path, conflicts, exhibitor, name, ...meeting }) => (
              <li key={meeting.id}>
                <MeetingCard
                  meeting={meeting}
                  side="visitor"
                  who={
                    path ? (
                      <Link to={path} className="link font-semibold">
                        {name}
                      </Link>
                    ) : (
                      <b className="font-semibold">{name}</b>
                    )
                  }
                  name={name}
                  about={stand && t.stand(stand)}
                  conflicts={conflicts}
                >
                  <LinkButton to={meetingRequestPath(exhibitor)} size="sm">
                    {t.otherTime}
                    <span className="sr-only">: {name}</span>
                  </LinkButton>
                </MeetingCard>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
