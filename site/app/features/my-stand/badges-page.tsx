import type { StandBadges } from '@beursvloer/contract/my-stand/badges'
import { STAND_BADGE_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { standBadgeMessages } from './stand-badge-messages.ts'
import { StandBreadcrumbs } from './stand-link.tsx'

/** Name of the field with the badge that is to be removed. */
export const BADGE_FIELD = 'badge'

interface BadgesPageProps {
  stand: { id: string; name: string }
  badges: StandBadges
  /** Result of the request that led here. */
  done: 'made' | 'removed' | null
  /** The form that makes badges, which belongs to another feature. */
  children: ReactNode
}

/** The badges of who works on a stand; without JavaScript too. */
export function BadgesPage({
  stand,
  badges: { allowed, badges },
  done,
  children,
}: BadgesPageProps) {
  const t = useMessages(standBadgeMessages)
  return (
    <>
      <PageHead dense label={<StandBreadcrumbs stand={stand} />} title={t.title} lead={t.lead} />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        {done && (
          <Notice tone="done" role="status">
            {t[done]}
          </Notice>
        )}
        {(allowed > 0 || badges.length > 0) && (
          <p className="font-semibold text-lg tabular-nums">{t.count(badges.length, allowed)}</p>
        )}
        {badges.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <ul className="max-w-4xl divide-y divide-gray-300 border border-ink">
            {badges.map((badge) => (
              <Badge key={badge.id} badge={badge} />
            ))}
          </ul>
        )}
        <section>
          <h2 className="mb-5 text-3xl">{t.addTitle}</h2>
          {badges.length < allowed ? children : <p>{allowed > 0 ? t.full : t.noneIncluded}</p>}
        </section>
      </div>
    </>
  )
}

function Badge({ badge }: { badge: StandBadges['badges'][number] }) {
  const t = useMessages(standBadgeMessages)
  const { id, name, email, code, isMailed } = badge
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <p className="min-w-0">
        <b className="font-semibold">{name}</b>
        <span className="block text-mute text-sm [overflow-wrap:anywhere]">
          {email ? `${email}, ${isMailed ? t.mailed : t.notMailed}` : t.notMailed}
        </span>
      </p>
      <form method="post" className="flex flex-wrap items-center gap-3">
        <LinkButton to={`${STAND_BADGE_PAGE}?${new URLSearchParams({ code })}`} size="sm">
          {t.show}
          <span className="sr-only">{`: ${name}`}</span>
        </LinkButton>
        <Button type="submit" size="sm" name={BADGE_FIELD} value={id}>
          {t.remove}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      </form>
    </li>
  )
}
