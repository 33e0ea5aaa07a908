import { contactPath } from '@beursvloer/contract/contact-address'
import { EXHIBITING_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { REQUEST_ID } from './addresses.ts'
import { exhibitingMessages } from './messages.ts'
import type { SalesView } from './sales-view.ts'

/** Notice that no contract can be made now, with links to other pages. */
export default function NoContracts({ sales }: { sales: SalesView['state'] }) {
  const t = useMessages(exhibitingMessages)
  const waiting = sales === 'waiting-list'
  return (
    <EmptyState
      title={waiting ? t.full : sales === 'closed' ? t.closed : t.tariffFollows}
      action={
        waiting ? (
          <LinkButton to={`${EXHIBITING_PAGE}#${REQUEST_ID}`}>{t.joinWaitingList}</LinkButton>
        ) : (
          <LinkButton to={contactPath('exhibitor')}>{t.contact}</LinkButton>
        )
      }
    >
      {waiting ? t.fullHint : sales === 'closed' ? t.closedHint : t.tariffFollowsHint}
    </EmptyState>
  )
}
