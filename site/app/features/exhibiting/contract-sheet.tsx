import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { REQUEST_ID, STAND_CONTACT } from './addresses.ts'
import { contractMessages } from './contract-messages.ts'
import { exhibitingMessages } from './messages.ts'
import type { SalesView } from './sales-view.ts'

/** The contract form, under its own heading, with what one agrees to at hand. */
export function ContractSheet({ children }: { children: ReactNode }) {
  const t = useMessages(contractMessages)
  return (
    <section id="formulier" className="scroll-mt-6 border border-ink p-5 md:p-8">
      <h2 className="text-3xl">{t.contractTitle}</h2>
      <p className="mt-2 mb-8 max-w-text">
        {t.contractText}{' '}
        <Link to="/voorwaarden" className="link">
          {t.terms}
        </Link>{' '}
        {t.and}{' '}
        <Link to="/reglement-standhouders" className="link">
          {t.rules}
        </Link>
        .
      </p>
      {children}
    </section>
  )
}

/** That no contract can be made now, and the way on. */
export function NoContracts({ sales }: { sales: SalesView['state'] }) {
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
