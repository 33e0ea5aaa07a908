import { useMessages } from '~/i18n/locale.tsx'
import { exhibitingMessages } from './messages.ts'
import type { TariffView } from './tariff-view.ts'

/** When payments are due, and the costs of cancelling by date: dimensions in a row. */
export function PaymentTerms({ view: { tariff } }: { view: TariffView }) {
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
