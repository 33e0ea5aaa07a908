import type { CatalogueProduct } from '@beursvloer/contract/quotation/order-quotation'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { quotationMessages } from './messages.ts'
import { QuotationPanel } from './quotation-panel.tsx'

/** The running total of an order, with when the files for it are due. */
export function OrderQuotation({
  quotation,
  products,
  className,
}: {
  quotation: Quotation | null
  products: readonly Pick<CatalogueProduct, 'name' | 'deadline'>[]
  className?: string
}) {
  const t = useMessages(quotationMessages)
  const locale = useLocale()
  const ordered = new Set(quotation?.lines.map(({ name }) => name))
  const due = products.filter(({ name, deadline }) => deadline !== '' && ordered.has(name))
  return (
    <QuotationPanel
      title={t.total}
      quotation={quotation}
      empty={t.orderEmpty}
      className={className}
    >
      {quotation?.treatment === 'reversed' && <p className="text-mute text-sm">{t.reversed}</p>}
      {due.length > 0 && (
        <div className="text-sm">
          <h3 className="font-sans font-semibold">{t.deliver}</h3>
          <ul className="mt-1 text-mute tabular-nums">
            {due.map(({ name, deadline }) => (
              <li key={name}>{t.deliverBy(name, formatDate(deadline, locale))}</li>
            ))}
          </ul>
        </div>
      )}
    </QuotationPanel>
  )
}
