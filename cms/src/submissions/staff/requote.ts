import type { Values } from '@beursvloer/contract/forms/definition'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { leastArea } from '@beursvloer/contract/quotation/contract-quotation'
import type { StandSize } from '@beursvloer/contract/quotation/stand-terms'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isCertainlyRolledBack } from '../../database/errors'
import { optionSources } from '../../forms/option-sources'
import { queueMail } from '../../mail/outbox'
import { withLock } from '../../transactions/with-lock'
import { FILE_KINDS } from '../../uploads/file-kind'
import { kindSettings } from '../form-settings'
import { KeptFiles } from '../kept-files'
import { newQuotationMail } from '../mail-templates'
import { type Pricing, pricing } from '../pricing'
import { mayBeRequoted } from '../state-flow'
import { assertKind } from './accept-submission'
import type { Requotation } from './acceptance'
import { assertState, stepTo } from './change-state'
import { requireFreeStand } from './stands'
import { changeSubmission, type StoredSubmission } from './submissions'

/** The values of a contract form as they would be for a stand that the fair offers. */
export const valuesFor = (
  values: Values,
  stand: StandSize & { readonly number: string },
): Values => ({
  ...values,
  stand: {
    ...formValues(contract, values).stand,
    area: String(stand.area),
    openSides: String(stand.openSides),
    firstChoice: stand.number,
    secondChoice: '',
    thirdChoice: '',
  },
})

/** The current pricing of a contract, in the language of its sender. */
export const contractPricing = async (
  strapi: Core.Strapi,
  { language }: Pick<StoredSubmission, 'language'>,
  now: Date,
): Promise<Pricing> =>
  pricing(strapi, 'contract', { language, now, options: await optionSources(strapi, contract) })

const NO_TARIFF =
  'Het tarief van vandaag biedt dit pakket niet aan voor deze stand. Kies een andere stand.'

/**
 * Sends the sender of a contract form a quotation for another stand, with the contract to sign. It
 * replaces the previous one; the contract is offered again, and has to be signed again. All of it
 * happens in one transaction.
 *
 * @param by name of the staff member
 * @throws ValidationError in Dutch when that cannot be
 */
export async function sendNewQuotation(
  strapi: Core.Strapi,
  documentId: string,
  { from, stand: standId, message }: Requotation,
  by: string,
): Promise<void> {
  const files = new KeptFiles()
  const change = async (stored: StoredSubmission) => {
    const { kind, state, reference, email } = assertKind(stored, 'contract')
    assertState(stored, from)
    if (!mayBeRequoted(kind, state) || !email)
      throw new errors.ValidationError('Voor dit contract kan geen nieuwe offerte meer uitgaan.')
    const now = new Date()
    const { number, area, openSides } = await requireFreeStand(strapi, standId)
    const stand = { number, area, openSides }
    const priced = await contractPricing(strapi, stored, now)
    const values = valuesFor(stored.values, stand)
    const quotation = priced.quotation(values)
    const least = leastArea(formValues(contract, values), priced.prices.tariff)
    if (!quotation || area < (least ?? 0)) throw new errors.ValidationError(NO_TARIFF)
    const attachments = []
    const made = { reference, values, quotation, offeredStand: number }
    for (const { name, content } of await priced.documents(made)) {
      const kept = await files.add({ field: '', name, kind: 'pdf', content })
      await strapi.db
        .query('api::submission-file.submission-file')
        .create({ data: { ...kept, submission: stored.id } })
      attachments.push({ name, storedAs: kept.storedAs, mimeType: FILE_KINDS.pdf.mimeType })
    }
    const { inbox } = await kindSettings(strapi, kind)
    await queueMail(
      strapi,
      {
        purpose: 'state-change',
        to: email,
        toName: stored.name,
        replyTo: inbox,
        content: newQuotationMail(stored, stand, message.trim()),
        attachments,
        submission: stored.id,
      },
      now,
    )
    return {
      ...stepTo(stored, { from, to: 'offered' }, { by, mailed: true }),
      newQuotation: { at: now.toISOString(), by, stand, quotation },
    }
  }
  try {
    await withLock(strapi, 'content', () => changeSubmission(strapi, documentId, change))
  } catch (error) {
    if (isCertainlyRolledBack(error)) await files.discard()
    throw error
  }
}
