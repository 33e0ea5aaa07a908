import type { Values } from '@beursvloer/contract/forms/definition'
import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { orderProblems, quoteOrderForm } from '@beursvloer/contract/quotation/order-quotation'
import { EXHIBITOR_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Suspense, useCallback } from 'react'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { CatalogueSheet } from '~/features/catalogue/catalogue-sheet.tsx'
import { catalogueMessages } from '~/features/catalogue/messages.ts'
import { OrderSheet } from '~/features/catalogue/order-sheet.tsx'
import { groupProducts } from '~/features/catalogue/product-view.ts'
import { useFormValues } from '~/features/forms/form-context.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { OrderQuotation } from '~/features/quotation/order-quotation.tsx'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { priceFactsOf } from '~/submissions/price-facts.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { lateComponent } from '~/ui/late-component.ts'
import type { Route } from './+types/advertising.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  forms: [advertising],
  parameters: [EXHIBITOR_PARAMETER],
}

type Data = Route.ComponentProps['loaderData']

export const meta = editorsPageMeta

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/**
 * The catalogue of advertising and signage, ordering from it, and the editors' text about files;
 * `?standhouder=` names who orders.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { pages, products, team, settings } = content
  const page = pages.find('adverteren-en-signing')
  validatePage(page, url)
  const date = today()
  const facts = priceFactsOf(content, date)
  const { exhibitors, ...sources } = optionSources(snapshotOf(context))
  const asked = url.searchParams.get(EXHIBITOR_PARAMETER)
  const sold = new Set(facts.products.map(({ code }) => code))
  const seller = team.find(({ subject }) => subject === 'exhibitor')
  return {
    page,
    groups: groupProducts(products, date),
    exhibitor: exhibitors?.find(({ value }) => value === asked)?.value ?? '',
    email: seller?.email ?? settings.email,
    facts: { tariff: facts.tariff, products: facts.products },
    options: {
      exhibitors,
      products: sources.products?.filter(({ value }) => sold.has(value)),
    },
  }
}

export const action = (args: Route.ActionArgs) => receiveForm(advertising, args)

// Needed at the end only: loaded apart from the page.
const QuotationReceipt = lateComponent(() => import('~/features/quotation/receipt.tsx'))

function RunningTotal({ facts: { tariff, products } }: Pick<Data, 'facts'>) {
  const values = formValues(advertising, useFormValues())
  return (
    <OrderQuotation
      quotation={quoteOrderForm(values, products, tariff?.vatPercent)}
      products={products}
      className="lg:sticky lg:top-6"
    />
  )
}

export default function Advertising({ loaderData }: Route.ComponentProps) {
  const t = useMessages(catalogueMessages)
  const { page, groups, email, facts, options, exhibitor } = loaderData
  const language = useLocale()
  const examine = useCallback(
    (values: Values) => orderProblems(formValues(advertising, values), facts.products, language),
    [facts, language],
  )
  const order = (
    <OrderSheet email={email} open={facts.products.length > 0}>
      <ProtectedForm
        definition={advertising}
        examine={examine}
        options={options}
        values={exhibitor ? { customer: { exhibitor } } : {}}
        action="#bestellen"
        aside={<RunningTotal facts={facts} />}
        record={(receipt) => (
          <Suspense>
            <QuotationReceipt receipt={receipt} title={t.receipt} />
          </Suspense>
        )}
      >
        {() => t.orderSent}
      </ProtectedForm>
    </OrderSheet>
  )
  return (
    <BlockPage
      page={page}
      parts={{
        products: (
          <>
            <CatalogueSheet groups={groups} />
            {groups.length > 0 && <div className="mt-14">{order}</div>}
          </>
        ),
      }}
    />
  )
}
