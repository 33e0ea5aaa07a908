import { contactPath } from '@beursvloer/contract/contact-address'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { catalogueMessages } from './messages.ts'

interface OrderSheetProps {
  /** Address for questions. */
  email: string
  /** Whether there is anything left to order. */
  open: boolean
  /** The form. */
  children: ReactNode
}

/** The order form, or a notice that it is too late. */
export function OrderSheet({ email, open, children }: OrderSheetProps) {
  const t = useMessages(catalogueMessages)
  if (!open) {
    return (
      <EmptyState title={t.ordersClosed} next={[contactPath('exhibitor'), t.contact]}>
        {t.ordersClosedHint}
      </EmptyState>
    )
  }
  return (
    <section id="bestellen" className="scroll-mt-6 border border-ink p-5 md:p-8">
      <h2 className="text-3xl">{t.order}</h2>
      <p className="mt-2 mb-8 max-w-text">{t.orderText(email)}</p>
      {children}
    </section>
  )
}
