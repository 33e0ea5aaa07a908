import type { StandInvoice, StandOrder, StandOrders } from '@beursvloer/contract/my-stand/orders'
import { invoiceState, MAX_PROOF_TEXT } from '@beursvloer/contract/my-stand/terms'
import { ADVERTISING_PAGE, standDocumentPagePath } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { QuotationLine } from '@beursvloer/contract/quotation/quotation'
import {
  lineDetail,
  lineLabel,
  QUOTATION_TEXTS,
  taxLabel,
  totalLabel,
} from '@beursvloer/contract/quotation/texts'
import { EXHIBITOR_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Fragment } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { Button, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { controlClass } from '~/ui/field.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { TextArea } from '~/ui/text-field.tsx'
import { orderMessages } from './order-messages.ts'
import { StandBreadcrumbs } from './stand-link.tsx'

/** Names of the values of the forms of an order. */
export const orderFields = {
  order: 'bestelling',
  amount: 'aantal',
  seen: 'was',
  proof: 'drukproef',
  answer: 'antwoord',
  text: 'tekst',
} as const

/** What was typed for an order or a proof, and could not be stored. */
interface Typed {
  of: string
  amounts: readonly number[]
  text: string
}

interface OrdersPageProps {
  /** Its slug is empty while it is not published. */
  stand: { id: string; name: string; slug: string }
  orders: StandOrders
  /** Result of the request that led here. */
  done: string | null
  refused: keyof typeof orderMessages.nl.refusals | null
  typed: Typed | null
}

/** The order form of the catalogue, for an exhibitor. */
const orderPath = (slug: string): string =>
  slug
    ? `${ADVERTISING_PAGE}?${new URLSearchParams({ [EXHIBITOR_PARAMETER]: slug })}#bestellen`
    : ADVERTISING_PAGE

/** Invoices, orders and documents of an exhibitor; without JavaScript too. */
export function OrdersPage({ stand, orders, done, refused, typed }: OrdersPageProps) {
  const t = useMessages(orderMessages)
  return (
    <>
      <PageHead dense label={<StandBreadcrumbs stand={stand} />} title={t.title} lead={t.lead} />
      <div className="wrap space-y-12 pb-section max-md:pt-5">
        {done && (
          <Notice tone="done" role="status">
            {done === '1' ? t.changed : t.proofAnswered}
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
            <LinkButton to={orderPath(stand.slug)}>{t.order}</LinkButton>
          </div>
          {orders.orders.length === 0 ? (
            <p>{t.noOrders}</p>
          ) : (
            <ul className="space-y-6">
              {orders.orders.map((order) => (
                <Order key={order.id} stand={stand.id} order={order} typed={typed} />
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

function Documents({ stand, documents }: { stand: string; documents: StandOrders['documents'] }) {
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
  const paymentOf = (invoice: StandInvoice) => {
    const { paidOn, due, cents } = invoice
    if (paidOn) return t.paidOn(formatDate(paidOn, locale, 'long'))
    if (cents <= 0) return t.credit
    const isLate = invoiceState(invoice, today()) === 'late'
    const day = formatDate(due, locale, 'long')
    return (
      <span className={cx('font-semibold', isLate && 'text-brick')}>
        {isLate ? t.lateSince(day) : t.openUntil(day)}
      </span>
    )
  }
  return (
    <>
      <ul className="divide-y divide-gray-300 border border-ink tabular-nums">
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 px-5 py-3 md:grid-cols-[12rem_minmax(0,1fr)_8rem]"
          >
            <p>
              {invoice.hasFile ? (
                <a
                  href={standDocumentPagePath(stand, invoice.id)}
                  className="link inline-flex min-h-11 items-center gap-2 font-semibold md:min-h-0"
                >
                  <Icon name="download" className="shrink-0" />
                  {invoice.number}
                </a>
              ) : (
                <b className="font-semibold">{invoice.number}</b>
              )}
              <span className="block text-mute text-sm">
                {formatDate(invoice.date, locale, 'long')}
                <span className="block whitespace-nowrap">{invoice.reference}</span>
              </span>
            </p>
            <p className="max-md:order-last max-md:col-span-2">{paymentOf(invoice)}</p>
            <p className="text-right font-semibold">{formatEuros(invoice.cents, locale)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-mute text-sm">{t.bookkeeping}</p>
    </>
  )
}

/** Of a line that the CMS says nothing of. */
const NO_LINE = { amount: 0, delivery: 'ordered', until: '', mayChange: false } as const

interface OrderProps {
  stand: string
  order: StandOrder
  typed: Typed | null
}

function Order({ stand, order, typed }: OrderProps) {
  const t = useMessages(orderMessages)
  const locale = useLocale()
  const { id, reference, at, quotation, lines, documents, proofs } = order
  const amounts = typed?.of === id ? typed.amounts : []
  const sums = [
    [QUOTATION_TEXTS.subtotal[locale], quotation.subtotalCents],
    ...quotation.taxes.map(
      (tax) => [taxLabel(tax, quotation.treatment, locale), tax.cents] as const,
    ),
    [totalLabel(quotation, locale), quotation.totalCents],
  ] as const
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
        <ul className="divide-y divide-gray-300 border-ink border-y tabular-nums">
          {quotation.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay in their order.
            <OrderLine key={at} line={line} typed={amounts[at]} {...(lines[at] ?? NO_LINE)} />
          ))}
        </ul>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 border-ink border-b py-3 text-right tabular-nums">
          {sums.map(([label, cents]) => (
            <Fragment key={label}>
              <dt className="pr-6">{label}</dt>
              <dd className="min-w-24 last:font-bold">{formatEuros(cents, locale)}</dd>
            </Fragment>
          ))}
        </dl>
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
      {proofs.length > 0 && (
        <div className="mt-6">
          <h4 className="mb-3 font-semibold text-lg">{t.proofs}</h4>
          <ul className="grid gap-4 lg:grid-cols-2">
            {proofs.map((proof) => (
              <Proof
                key={proof.id}
                stand={stand}
                {...proof}
                typed={typed?.of === proof.id ? typed.text : ''}
              />
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

type ProofProps = StandOrder['proofs'][number] & { stand: string; typed: string }

/** A proof: waiting with its two answers, approved green, sent back with the sentence. */
function Proof({ stand, id, name, product, state, text, by, typed }: ProofProps) {
  const t = useMessages(orderMessages)
  return (
    <li
      className={cx(
        'border p-4 md:p-5',
        state === 'waiting' && 'border-2 border-primary',
        state === 'approved' && 'border-ink bg-tint',
        state === 'returned' && 'border-gray-500 border-dashed',
      )}
    >
      <p className="font-semibold">{product}</p>
      <Documents stand={stand} documents={[{ id, name }]} />
      {state === 'waiting' ? (
        <>
          <p className="mb-3 text-mute text-sm">{t.proofHint}</p>
          <form method="post">
            <input type="hidden" name={orderFields.proof} value={id} />
            <Button type="submit" variant="primary" name={orderFields.answer} value="approve">
              {t.approve}
              <span className="sr-only">{`: ${name}`}</span>
            </Button>
          </form>
          <details className="mt-2" open={typed !== ''}>
            <summary className="link inline-flex min-h-11 items-center">
              {t.sendBack}
              <span className="sr-only">{`: ${name}`}</span>
            </summary>
            <form method="post" className="space-y-3">
              <input type="hidden" name={orderFields.proof} value={id} />
              <TextArea
                name={orderFields.text}
                label={t.whatElse}
                rows={3}
                required
                maxLength={MAX_PROOF_TEXT}
                defaultValue={typed}
              />
              <Button type="submit" name={orderFields.answer} value="return">
                {t.sendBack}
              </Button>
            </form>
          </details>
        </>
      ) : (
        <p className={cx('font-semibold', state === 'approved' && 'text-primary')}>
          {state === 'approved' ? t.approvedBy(by) : t.returnedBy(by)}
        </p>
      )}
      {text && (
        <p className="mt-2 whitespace-pre-line border-gray-300 border-l-2 pl-2.5 [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
    </li>
  )
}

type OrderLineProps = StandOrder['lines'][number] & {
  line: QuotationLine
  typed: number | undefined
}

function OrderLine({ line, typed, amount, delivery, until, mayChange }: OrderLineProps) {
  const t = useMessages(orderMessages)
  const locale = useLocale()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_6rem_8rem_8rem]">
      <p>
        <b className="font-semibold">{lineLabel(line, locale)}</b>
        <span className="block text-mute text-sm">
          {lineDetail(line, locale)}
          {mayChange && until && `. ${t.until(formatDate(until, locale, 'long'))}`}
        </span>
      </p>
      <p className="text-right font-semibold md:order-last">{formatEuros(line.cents, locale)}</p>
      <p>
        <input type="hidden" name={orderFields.seen} value={amount} />
        {mayChange ? (
          <input
            type="number"
            name={orderFields.amount}
            aria-label={t.quantityOf(line.name)}
            defaultValue={typed ?? amount}
            min={0}
            max={999}
            required
            className={cx(controlClass, 'max-w-24')}
          />
        ) : (
          <>
            <input type="hidden" name={orderFields.amount} value={amount} />
            {t.pieces(amount)}
          </>
        )}
      </p>
      <p className="max-md:text-right">{t.deliveries[delivery]}</p>
    </li>
  )
}
