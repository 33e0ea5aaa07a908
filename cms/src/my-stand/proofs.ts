import type { ProofAnswer } from '@beursvloer/contract/my-stand/orders'
import type { ProofState } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { isCertainlyRolledBack } from '../database/errors'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { readFair } from '../fair/read-fair'
import { HttpError } from '../http/http-error'
import { queueMail } from '../mail/outbox'
import { kindSettings } from '../submissions/form-settings'
import { KeptFiles } from '../submissions/kept-files'
import { withLock } from '../transactions/with-lock'
import { proofAnsweredNotice, proofMail } from './order-mail'
import type { OrderRow } from './orders'

const SUBMISSION = 'api::submission.submission'
const FILE = 'api::submission-file.submission-file'

interface ProofRow {
  readonly id: number
  readonly name: string
  readonly proofState: ProofState
  readonly submission: OrderRow
}

/** Why a proof cannot be put up. */
export type ProofProblem = 'no-order' | 'no-exhibitor' | 'no-manager'

/**
 * Puts up a proof of a product of an order, in place of an earlier one, and mails the exhibitor's
 * managers.
 * @returns null when it was done
 */
export async function addProof(
  strapi: Core.Strapi,
  { order, product }: { readonly order: string; readonly product: string },
  { name, content }: { readonly name: string; readonly content: Buffer },
  now: Date,
): Promise<ProofProblem | null> {
  const files = new KeptFiles()
  const kept = await files.add({ field: '', name, kind: 'pdf', content })
  const add = async (): Promise<ProofProblem | null> => {
    const where = { documentId: order, kind: 'advertising' }
    const row: OrderRow | null = await strapi.db.query(SUBMISSION).findOne({ where })
    if (!row?.values.lines.some((line) => line.product === product)) return 'no-order'
    const { exhibitorId, id: submission } = row
    if (!exhibitorId) return 'no-exhibitor'
    const managers: MemberRow[] = await membersOf(strapi).findMany({
      where: { exhibitorId, state: 'active', role: 'manager' },
    })
    if (managers.length === 0) return 'no-manager'
    const earlier: { id: number }[] = await strapi.db.query(FILE).findMany({
      select: ['id'],
      where: { submission, proofOf: product },
    })
    // By their ids: Strapi cannot update many by a relation.
    await strapi.db.query(FILE).updateMany({
      where: { id: { $in: earlier.map(({ id }) => id) } },
      data: { proofState: 'replaced' },
    })
    await strapi.db.query(FILE).create({
      data: { ...kept, submission, proofOf: product, proofState: 'waiting', proofAt: now },
    })
    const { inbox: replyTo } = await kindSettings(strapi, 'advertising')
    for (const { email: to, name: toName, language } of managers) {
      const about = { reference: row.reference ?? '', exhibitorId, file: name }
      const content = proofMail(language, about)
      const mail = { purpose: 'stand-task', to, toName, replyTo, content, submission } as const
      await queueMail(strapi, mail, now)
    }
    return null
  }
  try {
    const problem = await withLock(strapi, 'records', add)
    if (problem) await files.discard()
    return problem
  } catch (error) {
    if (isCertainlyRolledBack(error)) await files.discard()
    throw error
  }
}

/**
 * Approves a proof or sends it back, once; the organiser gets a notice.
 * @throws HttpError 404 for a proof of others, 409 for one that was answered or replaced
 */
export const answerProof = (
  strapi: Core.Strapi,
  { exhibitorId, name: by }: MemberRow,
  answer: ProofAnswer,
  now: Date,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const proof: ProofRow | null = await strapi.db.query(FILE).findOne({
      where: {
        documentId: answer.proof,
        proofState: { $notNull: true },
        submission: { exhibitorId },
      },
      populate: { submission: true },
    })
    if (!proof) throw new HttpError(404)
    if (proof.proofState !== 'waiting')
      throw new HttpError(409, 'Not possible', { code: 'proof-answered' })
    const proofState = answer.answer === 'approve' ? 'approved' : 'returned'
    const proofText = answer.answer === 'return' ? answer.text : null
    const data = { proofState, proofText, proofBy: by, proofAt: now }
    await strapi.db.query(FILE).update({ where: { id: proof.id }, data })
    const { id, documentId, reference, notes } = proof.submission
    const said =
      proofText === null
        ? `Drukproef goedgekeurd: ${proof.name}`
        : `Drukproef teruggestuurd: ${proof.name}. ${proofText}`
    const note = { at: now.toISOString(), by, text: said }
    await strapi.db
      .query(SUBMISSION)
      .update({ where: { id }, data: { notes: [...(notes ?? []), note] } })
    const to =
      (await kindSettings(strapi, 'advertising')).inbox ?? (await readFair(strapi, 'nl')).email
    if (!to) return
    const url = `${settings.cmsUrl}/admin/inzendingen/${documentId}`
    const content = proofAnsweredNotice({ reference: reference ?? '', by, said, url })
    await queueMail(strapi, { purpose: 'notice', to, content, submission: id }, now)
  })

interface OpenProof {
  readonly proofState: ProofState
  readonly proofAt: string
  readonly submission: { readonly documentId: string; readonly organisation: string } | null
}

/** Proofs that were sent back, or wait for an exhibitor; the earliest first. */
export const openProofs = (strapi: Core.Strapi): Promise<OpenProof[]> =>
  strapi.db.query(FILE).findMany({
    select: ['proofState', 'proofAt'],
    where: { proofState: { $in: ['waiting', 'returned'] } },
    populate: { submission: { select: ['documentId', 'organisation'] } },
    orderBy: { proofAt: 'asc' },
  })

/** How many proofs wait for an exhibitor's answer. */
export const waitingProofs = (strapi: Core.Strapi, exhibitorId: string): Promise<number> =>
  strapi.db.query(FILE).count({ where: { proofState: 'waiting', submission: { exhibitorId } } })
