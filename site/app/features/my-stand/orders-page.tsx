import type {
  OrderRefusal,
  StandInvoice,
  StandOrder,
  StandOrders,
} from '@beursvloer/contract/my-stand/orders'
import { ADVERTISING_PAGE, standDocumentPagePath } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import {
  lineDetail,
  lineLabel,
  QUOTATION_TEXTS,
  taxLabel,
  totalLabel,
} from '@beursvloer/contract/quotation/texts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { Button, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { controlClass } from '~/ui/field.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Table } from '~/ui/table.tsx'
import { orderMessages } from './order-messages.ts'
import { StandBreadcrumbs } from './stand-link.tsx'

/** Names of the values of the form of an order. */
export const orderFields = { order: 'bestelling', amount: 'aantal' } as const

interface OrdersPageProps {
  stand: { id: string; name: string }
  orders: StandOrders
  /** Result of the request that led here. */
  done: boolean
  refused: OrderRefusal | null
}

/** Invoices, orders and documents of an exhibitor; without JavaScript too. */
export function OrdersPage({ stand, orders, done, refused }: OrdersPageProps) {
  const t = useMessages(orderMessages)
  return (
    <>
      <PageHead dense label={<StandBreadcrumbs stand={stand} />} title={t.title} lead={t.lead} />
      <div className="wrap space-y-12 pb-section max-md:pt-5">
        {done && (
          <Notice tone="done" role="status">
            {t.changed}
          </Notice>
        )}
        {refused && (
          <Notice tone="brick" role="alert">
            {t.refusals[refused]}
          </Notice>
        )}
        <section>
          <h2 className="mb-5 text-3xl">{t.invoices}</h2>
          <Invoices stand={stand.id} invoices={orders.invoices} />
        </section>
        <section>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 className="text-3xl">{t.orders}</h2>
            <LinkButton to={ADVERTISING_PAGE}>{t.order}</LinkButton>
          </div>
          {orders.orders.length === 0 ? (
            <p>{t.noOrders}</p>
          ) : (
            <ul className="space-y-6">
              {orders.orders.map((order) => (
                <Order key={order.id} stand={stand.id} order={order} />
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2 className="mb-5 text-3xl">{t.documents}</h2>
          {orders.documents.length === 0 ? (
            <p>{t.noDocuments}</p>
          ) : (
            <Documents stand={stand.id} documents={orders.documents} />
          )}
        </section>
      </div>
    </>
  )
}

function Documents({
  stand,
  documents,
}: {
  stand: string
  documents: StandOrders['documents']
}) {
  return (
    <ul>
      {documents.map(({ id, name }) => (
        <li key={id}>
          <a
            href={standDocumentPagePath(stand, id)}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <Icon name="download" className="shrink-0" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Invoices({ stand, invoices }: { stand: string; invoices: readonly StandInvoice[] }) {
  const t = useMessages(orderMessages)
  const locale = useLocale()
  if (invoices.length === 0) return <p>{t.noInvoices}</p>
  const paymentOf = ({ paidOn, due, cents }: StandInvoice) => {
    if (paidOn) return t.paidOn(formatDate(paidOn, locale, 'long'))
    if (cents <= 0) return t.credit
    const isLate = due < today()
    const day = formatDate(due, locale, 'long')
    return (
      <span className={cx('font-semibold', isLate && 'text-brick')}>
        {isLate ? t.lateSince(day) : t.openUntil(day)}
      </span>
    )
  }
  return (
    <>
      <Table
        caption={t.invoices}
        hideCaption
        head={[t.invoice, t.date, t.payment, t.amount]}
        numeric={[3]}
        rows={invoices.map((invoice) => [
          <>
            {invoice.hasFile ? (
              <a
                href={standDocumentPagePath(stand, invoice.id)}
                className="link inline-flex items-center gap-2"
              >
                <Icon name="download" className="shrink-0" />
                {invoice.number}
              </a>
            ) : (
              invoice.number
            )}
            <span className="block font-normal text-mute text-sm">{invoice.reference}</span>
          </>,
          <span key="date" className="whitespace-nowrap">
            {formatDate(invoice.date, locale, 'brief')}
          </span>,
          paymentOf(invoice),
          formatEuros(invoice.cents, locale),
        ])}
        className="tabular-nums"
      />
      <p className="mt-2 text-mute text-sm">{t.bookkeeping}</p>
    </>
  )
}

function Order({ stand, order }: { stand: string; order: StandOrder }) {
  const t = useMessages(orderMessages)
  const locale = useLocale()
  const { id, reference, at, quotation, lines, documents } = order
  const { subtotalCents, taxes, treatment } = quotation
  const euros = (cents: number) => formatEuros(cents, locale)
  const state = Object.entries(t.states).find(([name]) => name === order.state)?.[1]
  return (
    <li className="border border-ink p-5 md:p-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-semibold text-xl tabular-nums">{reference}</h3>
        <p className="text-mute">
          {`${state ?? order.state}, ${formatDate(today(new Date(at)), locale, 'long')}`}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name={orderFields.order} value={id} />
        <Table
          caption={reference}
          hideCaption
          head={[t.product, t.quantity, t.delivery, t.amount]}
          numeric={[3]}
          rows={quotation.lines.map((line, index) => {
            const { amount = 0, delivery = 'ordered', until = '', mayChange = false } =
              lines[index] ?? {}
            return [
              <>
                {lineLabel(line, locale)}
                <span className="block font-normal text-mute text-sm">
                  {lineDetail(line, locale)}
                </span>
                {mayChange && until && (
                  <span className="block font-normal text-mute text-sm">
                    {t.until(formatDate(until, locale, 'long'))}
                  </span>
                )}
              </>,
              mayChange ? (
                <input
                  key="amount"
                  type="number"
                  name={orderFields.amount}
                  aria-label={t.quantityOf(line.name)}
                  defaultValue={amount}
                  min={0}
                  max={999}
                  required
                  className={cx(controlClass, 'w-20')}
                />
              ) : (
                <span key="amount">
                  {amount}
                  <input type="hidden" name={orderFields.amount} value={amount} />
                </span>
              ),
              t.deliveries[delivery],
              euros(line.cents),
            ]
          })}
          foot={[
            [QUOTATION_TEXTS.subtotal[locale], '', '', euros(subtotalCents)],
            ...taxes.map((tax) => [taxLabel(tax, treatment, locale), '', '', euros(tax.cents)]),
            [totalLabel(quotation, locale), '', '', euros(quotation.totalCents)],
          ]}
          className="tabular-nums"
        />
        {lines.some(({ mayChange }) => mayChange) && (
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit">
              {t.change}
              <span className="sr-only">{`: ${reference}`}</span>
            </Button>
            <span className="text-mute text-sm">{t.changeHint}</span>
          </p>
        )}
      </form>
      <div className="mt-4">
        <Documents stand={stand} documents={documents} />
      </div>
    </li>
  )
}
