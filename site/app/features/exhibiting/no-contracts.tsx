import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { REQUEST_ID, STAND_CONTACT } from './addresses.ts'
import { exhibitingMessages } from './messages.ts'
import type { SalesView } from './sales-view.ts'

/** That no contract can be made now, and the way on. */
export default function NoContracts({ sales }: { sales: SalesView['state'] }) {
  const t = useMessages(exhibitingMessages)
  const waiting = sales === 'waiting-list'
  return (
    <EmptyState
      title={waiting ? t.full : sales === 'closed' ? t.closed : t.tariffFollows}
      action={
        waiting ? (
          <LinkButton to={`/deelnemen-als-standhouder#${REQUEST_ID}`}>
            {t.joinWaitingList}
          </LinkButton>
        ) : (
          <LinkButton to={STAND_CONTACT}>{t.contact}</LinkButton>
        )
      }
    >
      {waiting ? t.fullHint : sales === 'closed' ? t.closedHint : t.tariffFollowsHint}
    </EmptyState>
  )
}
