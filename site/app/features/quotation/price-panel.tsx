import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import type { ReactNode } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { quotationMessages } from './messages.ts'
import { QuotationPanel } from './quotation-panel.tsx'

interface PricePanelProps {
  /** Null while too little is known. */
  quotation: Quotation | null
  /** Links to the next step, under the price. */
  children: ReactNode
}

/** Price indication for a stand, before any request. */
export function PricePanel({ quotation, children }: PricePanelProps) {
  const t = useMessages(quotationMessages)
  const locale = useLocale()
  return (
    <QuotationPanel title={t.price} quotation={quotation} empty={t.priceEmpty}>
      {quotation && (
        <div className="space-y-1.5 text-mute text-sm">
          {quotation.earlyUntil && <p>{t.early(formatDate(quotation.earlyUntil, locale))}</p>}
          <p>{t.by(quotation.tariff)}</p>
        </div>
      )}
      {children}
    </QuotationPanel>
  )
}
