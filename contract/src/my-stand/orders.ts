import { z } from 'zod'
import type { Quotation } from '../quotation/quotation.ts'
import { documentId } from '../request-fields.ts'
import { DELIVERY_STATES, MAX_PROOF_TEXT, PROOF_STATES } from './terms.ts'

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
