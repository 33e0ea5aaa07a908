import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import {
  lineDetail,
  lineLabel,
  QUOTATION_TEXTS,
  taxLabel,
  totalLabel,
} from '@beursvloer/contract/quotation/texts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Table } from '~/ui/table.tsx'
import { quotationMessages } from './messages.ts'

/** A quotation as a specification table: its lines, their sum, the taxes and the total. */
export function QuotationTable({ quotation, caption }: { quotation: Quotation; caption: string }) {
  const t = useMessages(quotationMessages)
  const language = useLocale()
  const { lines, subtotalCents, taxes, treatment, totalCents } = quotation
  const euros = (cents: number) => formatEuros(cents, language)
  return (
    <Table
      caption={caption}
      hideCaption
      head={[t.item, t.amount]}
      numeric={[1]}
      rows={lines.map((line) => [
        <>
          {lineLabel(line, language)}{' '}
          <span className="block font-normal text-mute text-xs tabular-nums">
            {lineDetail(line, language)}
          </span>
        </>,
        euros(line.cents),
      ])}
      foot={[
        [QUOTATION_TEXTS.subtotal[language], euros(subtotalCents)],
        ...taxes.map((tax) => [taxLabel(tax, treatment, language), euros(tax.cents)]),
        [
          totalLabel(quotation, language),
          <span key="total" className="font-bold text-xl">
            {euros(totalCents)}
          </span>,
        ],
      ]}
      className="text-sm tabular-nums"
    />
  )
}
