import { contactPath } from '@beursvloer/contract/contact-address'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { catalogueMessages } from './messages.ts'
import { ProductCell } from './product-cell.tsx'
import type { ProductGroup } from './product-view.ts'

/** All products to order, by category. */
export function CatalogueSheet({ groups }: { groups: readonly ProductGroup[] }) {
  const t = useMessages(catalogueMessages)
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t.none}
        action={<LinkButton to={contactPath('exhibitor')}>{t.contact}</LinkButton>}
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
    </div>
  )
}
