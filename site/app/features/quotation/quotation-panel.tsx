import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { totalLabel } from '@beursvloer/contract/quotation/texts'
import type { ReactNode } from 'react'
import { useLocale } from '~/i18n/locale.tsx'
import { Announcement } from '~/ui/announcement.tsx'
import { cx } from '~/ui/class-names.ts'
import { QuotationTable } from './quotation-table.tsx'

interface QuotationPanelProps {
  title: string
  /** Null, or without lines, while too little is known. */
  quotation: Quotation | null
  /** Text instead of a quotation. */
  empty: string
  /** Under the table. */
  children?: ReactNode
  className?: string
}

/** A quotation that runs along with a form, drawn as the title block of a sheet. */
export function QuotationPanel({
  title,
  quotation,
  empty,
  children,
  className,
}: QuotationPanelProps) {
  const language = useLocale()
  const known = quotation !== null && quotation.lines.length > 0
  return (
    <div className={cx('border border-ink bg-paper', className)}>
      <h2 className="border-ink border-b bg-ground px-4 py-3 text-2xl md:px-5">{title}</h2>
      <div className="space-y-3 p-4 md:p-5">
        {known ? <QuotationTable quotation={quotation} caption={title} /> : <p>{empty}</p>}
        {known && children}
      </div>
      <Announcement
        text={
          known
            ? `${totalLabel(quotation, language)}: ${formatEuros(quotation.totalCents, language)}`
            : ''
        }
      />
    </div>
  )
}
