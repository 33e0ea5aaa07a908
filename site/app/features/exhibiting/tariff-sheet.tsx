import { contactPath } from '@beursvloer/contract/contact-address'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { exhibitingMessages } from './messages.ts'
import { PackageCells } from './package-cells.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { TariffTables } from './tariff-tables.tsx'
import type { TariffView } from './tariff-view.ts'

/** All that a stand costs: packages, tables, payment and cancellation. */
export function TariffSheet({ view }: { view: TariffView | null }) {
  const t = useMessages(exhibitingMessages)
  if (!view) {
    return (
      <EmptyState
        title={t.tariffFollows}
        action={<LinkButton to={contactPath('exhibitor')}>{t.contact}</LinkButton>}
      >
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
