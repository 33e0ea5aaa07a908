import { z } from 'zod'
import type { Quotation } from '../quotation/quotation.ts'
import { documentId } from '../request-fields.ts'
import { myStandPath } from './members.ts'

/** How far the delivery of an ordered product is. */
export const DELIVERY_STATES = ['ordered', 'confirmed', 'delivered'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const standOrdersPath = (exhibitor: string) => `${myStandPath(exhibitor)}/orders` as const
/** A document of an order or contract, or the PDF of an invoice. */
export const standDocumentPath = (exhibitor: string, document: string) =>
  `${standOrdersPath(exhibitor)}/documents/${document}` as const

/** Answers of exhibitors to proofs. */
export const standProofsPath = (exhibitor: string) =>
  `${standOrdersPath(exhibitor)}/proofs` as const

/**
 * State of a proof: a PDF of what will be made of a product, for the exhibitor to approve. `replaced`:
 * there is a later one of the same product.
 */
export const PROOF_STATES = ['waiting', 'approved', 'returned', 'replaced'] as const
export type ProofState = (typeof PROOF_STATES)[number]
/** Longest sentence with which a proof is sent back. */
export const MAX_PROOF_TEXT = 500

/** Body of `POST /my-stands/{exhibitor}/orders/proofs`. */
export const proofAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('approve'), proof: documentId }),
  z.strictObject({
    answer: z.literal('return'),
    proof: documentId,
    text: z.string().trim().min(1).max(MAX_PROOF_TEXT),
  }),
])
export type ProofAnswer = z.infer<typeof proofAnswer>

/** Most lines of an order, as its form has. */
const MAX_LINES = 20

const amounts = z.array(z.int().min(0).max(999)).min(1).max(MAX_LINES)

/**
 * Body of `POST /my-stands/{exhibitor}/orders`: the new amount of each line, of which 0 takes it out, and
 * the `seen` ones that they are changes of.
 */
export const orderChange = z.strictObject({ order: documentId, amounts, seen: amounts })
export type OrderChange = z.infer<typeof orderChange>

/** Why an order was not changed, or a proof not answered, as the code of a 409. */
export const ORDER_REFUSALS = [
  'order-changed',
  'order-closed',
  'order-empty',
  'order-maximum',
  'proof-answered',
] as const
export type OrderRefusal = (typeof ORDER_REFUSALS)[number]

const document = z.object({ id: documentId, name: z.string() })

/** An invoice as the organiser's bookkeeping has it. Dates are `2027-03-17`. */
const standInvoice = z.object({
  id: documentId,
  number: z.string(),
  /** Of the order or contract; empty for none. */
  reference: z.string(),
  date: z.string(),
  due: z.string(),
  /** With VAT; below zero for a credit note. */
  cents: z.int(),
  /** Null while it is open. */
  paidOn: z.string().nullable(),
  /** Whether there is a PDF of it, by the id of the invoice. */
  hasFile: z.boolean(),
})
export type StandInvoice = z.infer<typeof standInvoice>

/** Whether an invoice is to be paid, on a day; a credit note is never late. */
export function invoiceState(
  { paidOn, due, cents }: Pick<StandInvoice, 'paidOn' | 'due' | 'cents'>,
  today: string,
): 'paid' | 'late' | 'open' {
  if (paidOn) return 'paid'
  return cents > 0 && due < today ? 'late' : 'open'
}

/** Answer of `GET /my-stands/{exhibitor}/orders`, the latest first. */
export const standOrders = z.object({
  /** The quotation and contract. */
  documents: z.array(document),
  orders: z.array(
    z.object({
      id: documentId,
      reference: z.string(),
      state: z.string(),
      /** ISO 8601. */
      at: z.string(),
      quotation: z.custom<Quotation>(),
      lines: z.array(
        z.object({
          amount: z.int(),
          delivery: z.enum(DELIVERY_STATES),
          /** Last day to change it; empty: there is none. */
          until: z.string(),
          mayChange: z.boolean(),
        }),
      ),
      documents: z.array(document),
      /** The latest of each product. */
      proofs: z.array(
        document.extend({
          state: z.enum(PROOF_STATES),
          /** Name of the product. */
          product: z.string(),
          /** Why it was sent back. */
          text: z.string(),
          /** Who answered; empty while it waits. */
          by: z.string(),
        }),
      ),
    }),
  ),
  invoices: z.array(standInvoice),
})
export type StandOrders = z.infer<typeof standOrders>
export type StandOrder = StandOrders['orders'][number]
