import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import {
  lineDetail,
  lineLabel,
  QUOTATION_TEXTS,
  taxLabel,
  totalLabel,
} from '@beursvloer/contract/quotation/texts'
import type { PdfTable } from './pdf-document'
import { documentTexts } from './texts'

/** The lines of a quotation with its sum, taxes and total. */
export function quotationTable(quotation: Quotation, language: FormLanguage): PdfTable {
  const t = documentTexts[language]
  const euros = (cents: number) => formatEuros(cents, language)
  const { lines, subtotalCents, taxes, treatment, totalCents } = quotation
  return {
    title: t.quotation,
    columns: [{ share: 0.46 }, { share: 0.32 }, { share: 0.22, right: true }],
    head: [t.item, t.calculation, t.amount],
    rows: lines.map((line) => [
      lineLabel(line, language),
      lineDetail(line, language),
      euros(line.cents),
    ]),
    foot: [
      [QUOTATION_TEXTS.subtotal[language], '', euros(subtotalCents)],
      ...taxes.map((tax) => [taxLabel(tax, treatment, language), '', euros(tax.cents)]),
      [totalLabel(quotation, language), '', euros(totalCents)],
    ],
  }
}
