import { contactPath } from '@beursvloer/contract/contact-address'
import { formatNumber } from '@beursvloer/contract/numbers'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Table } from '~/ui/table.tsx'
import { exhibitingMessages } from './messages.ts'
import { PackageCells } from './package-cells.tsx'
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
function TariffTables({ view: { tariff, early } }: { view: TariffView }) {
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

/** When payments are due, and the costs of cancelling by date: dimensions in a row. */
function PaymentTerms({ view: { tariff } }: { view: TariffView }) {
  const t = useMessages(exhibitingMessages)
  const { instalments, cancellation } = tariff
  const when = (index: number) => {
    const until = cancellation[index]?.monthsBefore ?? 0
    const from = cancellation[index - 1]?.monthsBefore
    if (until > 0) return from ? t.cancelBetween(from, until) : t.cancelBefore(until)
    return from ? t.cancelLast : t.cancelAlways
  }
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {instalments.length > 0 && (
        <Parts
          title={t.payment}
          parts={instalments.map(({ percent, days, moment }) => ({
            percent,
            label: (moment === 'after-signing' ? t.afterSigning : t.beforeFair)(days),
          }))}
        />
      )}
      {cancellation.length > 0 && (
        <Parts
          title={t.cancelling}
          parts={cancellation.map(({ percent }, index) => ({ percent, label: when(index) }))}
        />
      )}
    </div>
  )
}

interface PartsProps {
  title: string
  parts: readonly { percent: number; label: string }[]
}

function Parts({ title, parts }: PartsProps) {
  return (
    <section>
      <h3 className="mb-4 font-sans font-semibold text-base">{title}</h3>
      <dl className="flex flex-wrap gap-x-2 gap-y-5">
        {parts.map(({ percent, label }) => (
          <div key={label} className="flex min-w-28 flex-1 flex-col-reverse justify-end">
            <dt className="text-sm">{label}</dt>
            <dd>
              <span className="font-bold font-display text-2xl tabular-nums">{percent}%</span>
              <span aria-hidden="true" className="dimension-line mt-1.5 mb-1 block" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** All that a stand costs: packages, tables, payment and cancellation. */
export function TariffSheet({ view }: { view: TariffView | null }) {
  const t = useMessages(exhibitingMessages)
  if (!view) {
    return (
      <EmptyState title={t.tariffFollows} next={[contactPath('exhibitor'), t.contact]}>
        {t.tariffFollowsHint}
      </EmptyState>
    )
  }
  return (
    <section id="tarieven">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="text-3xl">{t.packages}</h2>
        <p className="text-mute text-sm">{t.excluding}</p>
      </div>
      <PackageCells view={view} />
      <div className="mt-10 space-y-12">
        <TariffTables view={view} />
        <PaymentTerms view={view} />
      </div>
      <p className="mt-8 max-w-text border-gray-300 border-t pt-3 text-mute text-sm">
        {t.order(view.tariff.name, view.tariff.vatPercent)}
      </p>
    </section>
  )
}
