import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { quotationMessages } from './messages.ts'
import { QuotationPanel } from './quotation-panel.tsx'

/** The quotation of a stand, with the conditions it depends on. */
export function StandQuotation({
  quotation,
  problem,
  className,
}: {
  quotation: Quotation | null
  /** The reason why the stand is not available like this. */
  problem?: string
  className?: string
}) {
  const t = useMessages(quotationMessages)
  const locale = useLocale()
  return (
    <QuotationPanel
      title={t.quotation}
      quotation={quotation}
      empty={t.standEmpty}
      className={className}
    >
      {problem && <p className="font-medium text-brick text-sm">{problem}</p>}
      {quotation && (
        <div className="space-y-1.5 text-mute text-sm">
          {quotation.earlyUntil && <p>{t.early(formatDate(quotation.earlyUntil, locale))}</p>}
          {quotation.treatment === 'reversed' && <p>{t.reversed}</p>}
          <p>{t.indicative}</p>
          <p>{t.by(quotation.tariff)}</p>
        </div>
      )}
    </QuotationPanel>
  )
}
