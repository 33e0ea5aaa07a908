import { standOrdersPagePath } from '@beursvloer/contract/page-addresses'
import { data, redirect } from 'react-router'
import { answerProof, changeOrder, ordersOfStand, overviewOf } from '~/account/my-stand.server.ts'
import { orderMessages } from '~/features/my-stand/order-messages.ts'
import { OrdersPage, orderFields } from '~/features/my-stand/orders-page.tsx'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { DONE } from '~/shell/form-parameters.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/stand-orders.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: 8 * 1024 }],
}

export const meta = standPageMeta(standOrdersPagePath, orderMessages, (t) => [t.title, t.lead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Orders, invoices and documents of an exhibitor, for its managers: `/mijn-stand/{id}/bestellingen`. */
export async function loader(args: Route.LoaderArgs) {
  const { exhibitor: id, name, slug } = await overviewOf(args, args.params.id)
  const orders = await ordersOfStand(args, id)
  return { stand: { id, name, slug }, orders, done: args.url.searchParams.get(DONE) }
}

/** Changes the amounts of an order, or answers a proof. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  const form = await formDataOf(args.request)
  const answer = form.get(orderFields.answer)
  const [proof, order] = [form.get(orderFields.proof), String(form.get(orderFields.order))]
  const text = String(form.get(orderFields.text) ?? '')
  const amounts = form.getAll(orderFields.amount).map(Number)
  const seen = form.getAll(orderFields.seen).map(Number)
  const refused = answer
    ? await answerProof(args, id, { answer, proof, ...(answer === 'return' && { text }) })
    : await changeOrder(args, id, { order, amounts, seen })
  if (refused === 'later') {
    const typed = { of: answer ? String(proof) : order, amounts, text }
    return data({ refused, typed }, { status: 503 })
  }
  if (refused) return data({ refused, typed: null }, { status: 409 })
  throw redirect(`${standOrdersPagePath(id)}?${DONE}=${answer ? 'drukproef' : 1}`, 303)
}

export default function StandOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { refused, typed } = actionData ?? { refused: null, typed: null }
  const done = refused ? null : loaderData.done
  return <OrdersPage {...loaderData} done={done} refused={refused} typed={typed} />
}
