import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { catalogueMessages } from './messages.ts'
import { ProductCell } from './product-cell.tsx'
import type { ProductGroup } from './product-view.ts'

interface CatalogueSheetProps {
  groups: readonly ProductGroup[]
  /** Where orders go. */
  email: string
}

/** All one can order, by category, and how. */
export function CatalogueSheet({ groups, email }: CatalogueSheetProps) {
  const t = useMessages(catalogueMessages)
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t.none}
        action={<LinkButton to="/contact?onderwerp=standhouder">{t.contact}</LinkButton>}
      >
        {t.noneHint}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-14">
      {groups.map(({ category, products }) => (
        <section key={category}>
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2 className="text-3xl">{t.category[category]}</h2>
            <p className="text-mute text-sm">{t.excluding}</p>
          </div>
          <CellGrid columns={4}>
            {products.map((product) => (
              <ProductCell key={product.code} product={product} />
            ))}
          </CellGrid>
        </section>
      ))}
      <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border border-ink p-5 md:p-8 print:hidden">
        <div className="max-w-text">
          <h2 className="text-2xl">{t.order}</h2>
          <p className="mt-2">{t.orderText}</p>
        </div>
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(t.order)}`}
          className="inline-flex min-h-13 items-center rounded-xs border border-primary bg-primary px-6 font-semibold text-white hover:bg-green-800"
        >
          {t.orderMail}
        </a>
      </section>
    </div>
  )
}
