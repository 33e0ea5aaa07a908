import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import { languageTags } from '@beursvloer/contract/language-tags'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { totalLabel } from '@beursvloer/contract/quotation/texts'
import { FAIR_TIME_ZONE } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { quotationMessages } from './messages.ts'
import { QuotationTable } from './quotation-table.tsx'

/** An instant (ISO 8601) on the clock of the fair: "22 november 2026 om 18:03". */
const formatMoment = (instant: string, language: FormLanguage): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: FAIR_TIME_ZONE,
  }).format(new Date(instant))

/** The quotation of a sent form, as the fair computed it: to keep and to print. */
export default function QuotationReceipt({
  receipt,
  title,
}: {
  receipt: SubmissionReceipt
  title: string
}) {
  const t = useMessages(quotationMessages)
  const language = useLocale()
  const { quotation, reference, receivedAt } = receipt
  if (!quotation) return null
  return (
    <div className="mt-6 border border-ink">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-ink border-b bg-ground px-4 py-3 md:px-5">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="text-mute text-sm tabular-nums">
            {t.receivedOn(String(reference), formatMoment(receivedAt, language))}
          </p>
        </div>
        <p className="sm:text-right">
          <span className="block text-mute text-sm">{totalLabel(quotation, language)}</span>
          <span className="font-bold font-display text-3xl tabular-nums">
            {formatEuros(quotation.totalCents, language)}
          </span>
        </p>
      </div>
      <div className="space-y-3 p-4 md:p-5">
        <QuotationTable quotation={quotation} caption={title} />
        <PrintButton>{t.printReceipt}</PrintButton>
      </div>
    </div>
  )
}
