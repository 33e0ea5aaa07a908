import { formatNumber } from '@beursvloer/contract/numbers'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Table } from '~/ui/table.tsx'
import { exhibitingMessages } from './messages.ts'
import type { TariffView } from './tariff-view.ts'

/**
 * Codes that come on top of the floor price or are fixed, in the order of the tariff of
 * requirements 9.1.
 */
const FEES = [
  'registration',
  'media-package',
  'waste',
  'insurance',
  'co-exhibitor',
  'power',
] as const

const isSides = (sides: number): sides is 2 | 3 | 4 => sides === 2 || sides === 3 || sides === 4

/** Prices on top of the floor price, discounts, and prices that are the same for all. */
export function TariffTables({ view: { tariff, early } }: { view: TariffView }) {
  const t = useMessages(exhibitingMessages)
  const locale = useLocale()
  const { prices, openSides, publicDiscount, earlyUntil } = tariff
  const earlyPrice = prices['early-discount']
  const surcharges = [
    ...openSides.flatMap(({ sides, percent }) =>
      isSides(sides) ? [[t.sides[sides], `+${formatNumber(percent, locale)}%`]] : [],
    ),
    ...(publicDiscount > 0
      ? [[t.publicDiscount, `${formatNumber(-publicDiscount, locale)}%`]]
      : []),
    ...(earlyPrice && earlyUntil
      ? [
          [
            (early ? t.early : t.earlyOver)(formatDate(earlyUntil, locale)),
            early ? `${formatEuros(-earlyPrice.cents, locale)} ${t.perSquareMetre}` : '–',
          ],
        ]
      : []),
  ]
  const fees = FEES.flatMap((code) => {
    const price = prices[code]
    const item = (
      <>
        {t.fee[code]} <span className="font-normal text-mute text-sm">{t.feeUnit[code]}</span>
      </>
    )
    return price ? [[item, formatEuros(price.cents, locale)]] : []
  })
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {surcharges.length > 0 && (
        <Table caption={t.surcharges} head={[t.item, t.amount]} rows={surcharges} numeric={[1]} />
      )}
      {fees.length > 0 && (
        <Table caption={t.fees} head={[t.item, t.amount]} rows={fees} numeric={[1]} />
      )}
    </div>
  )
}
