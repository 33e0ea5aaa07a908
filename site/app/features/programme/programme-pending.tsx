import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { programmeMessages } from './messages.ts'

/** Element id of the form that asks for an address. */
export const PROGRAMME_MAIL_ID = 'mail-mij'

interface ProgrammePendingProps {
  title: string
  expected: string
  /** The form that subscribes to the announcement. */
  children?: ReactNode
}

/**
 * Instead of a programme that is not published yet: when to expect it, and the content there is
 * already.
 */
export function ProgrammePending({ title, expected, children }: ProgrammePendingProps) {
  const t = useMessages(programmeMessages)
  return (
    <>
      <PageHead title={title} />
      <div className="wrap space-y-12 pb-section">
        <EmptyState title={t.notYet(expected)} next={[EXHIBITORS_PAGE, t.viewExhibitors]}>
          {t.notYetHint}
        </EmptyState>
        {children && (
          <section id={PROGRAMME_MAIL_ID} className="max-w-xl">
            <h2 className="mb-5 text-3xl">{t.mailMe}</h2>
            {children}
          </section>
        )}
      </div>
    </>
  )
}
