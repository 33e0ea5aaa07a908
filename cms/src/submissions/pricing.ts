import type {
  FormId,
  FormLanguage,
  OptionSources,
  Values,
} from '@beursvloer/contract/forms/definition'
import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { type PriceFacts, quoteForm } from '@beursvloer/contract/forms/pricing'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import type { Core } from '@strapi/strapi'
import { contractData } from '../documents/contract-data'
import { quotationPdf } from '../documents/contract-document'
import { orderPdf } from '../documents/order-document'
import { documentTexts } from '../documents/texts'
import { fairDate } from '../fair/dates'
import { type Prices, pricesOn } from '../fair/prices'
import { readFair } from '../fair/read-fair'
import { readStands } from '../forms/option-sources'
import { logoPicture } from '../uploads/logo-picture'
import type { MadeDocument } from './store'

/** A priced submission of which documents are made. */
export interface PricedSubmission {
  readonly reference: string | null
  readonly values: Values
  readonly quotation: Quotation | null
  /** Number of the stand that the fair offers; absent while it is a wish. */
  readonly offeredStand?: string
}

/** The prices of a form; figures that the visitor sends are ignored. */
export interface Pricing {
  /** Tariff and catalogue. */
  readonly prices: PriceFacts
  /** The quotation; null for a form without costs. */
  quotation(values: Values): Quotation | null
  /** Attachments of the confirmation mail. */
  documents(submission: PricedSubmission): Promise<readonly MadeDocument[]>
}

interface PricingContext {
  readonly language: FormLanguage
  readonly now: Date
  /** The choices that the form takes from the content. */
  readonly options: OptionSources
}

type Priced = PricedSubmission & { readonly reference: string; readonly quotation: Quotation }

async function contractPdf(
  strapi: Core.Strapi,
  { reference, values, quotation, offeredStand = '' }: Priced,
  { language, now, options, prices }: PricingContext & { readonly prices: Prices },
): Promise<MadeDocument> {
  const settings = await strapi.documents('api::form-settings.form-settings').findFirst()
  const data = contractData({
    reference,
    date: fairDate(now),
    language,
    values,
    options,
    quotation,
    offeredStand,
    terms: prices.tariff ?? { instalments: [], cancellation: [] },
    fair: await readFair(strapi, language),
    creditorId: settings?.sepaCreditorId ?? '',
  })
  const { contractTitle } = documentTexts[language]
  const content = await quotationPdf(data, await logoPicture(data.fair.logo))
  return { name: `${contractTitle} ${reference}.pdf`, content }
}

async function orderConfirmation(
  strapi: Core.Strapi,
  { reference, values, quotation }: Priced,
  { language, now, options, prices }: PricingContext & { readonly prices: Prices },
): Promise<MadeDocument> {
  const { customer, artwork } = formValues(advertising, values)
  const exhibitor = options.exhibitors?.find(({ value }) => value === customer.exhibitor)
  const ordered = quotation.lines.map(({ name }) => name)
  const later = artwork.moment === 'later'
  const fair = await readFair(strapi, language)
  const order = {
    language,
    reference,
    date: fairDate(now),
    fair,
    exhibitor: exhibitor?.label[language] ?? customer.exhibitor,
    contactName: customer.name,
    vatId: customer.vatId,
    purchaseOrder: customer.purchaseOrder,
    quotation,
    deliveries: later
      ? prices.products
          .filter(({ name }) => ordered.includes(name))
          .map(({ name, format, deadline }) => ({ product: name, format, deadline }))
      : [],
  }
  const content = await orderPdf(order, await logoPicture(fair.logo))
  return { name: `${documentTexts[language].orderTitle} ${reference}.pdf`, content }
}

/** The pricing of a form as tariff and catalogue are now. */
export async function pricing(
  strapi: Core.Strapi,
  form: FormId,
  how: PricingContext,
): Promise<Pricing> {
  const { language, now } = how
  const date = fairDate(now)
  const stands = form === 'contract' ? await readStands(strapi) : []
  const prices = { ...(await pricesOn(strapi, date, language)), stands }
  return {
    prices,
    quotation: (values) => quoteForm(form, values, prices, date),
    documents: async ({ reference, quotation, ...rest }) => {
      if (!reference || !quotation) return []
      const priced = { ...rest, reference, quotation }
      const make = form === 'contract' ? contractPdf : orderConfirmation
      return [await make(strapi, priced, { ...how, prices })]
    },
  }
}
