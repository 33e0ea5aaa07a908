import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { withLock } from '../../transactions/with-lock'
import { ACCEPTED, type AcceptedKind } from '../state-flow'
import type { Acceptance } from './acceptance'
import { assertStep, mailSender, stepTo } from './change-state'
import { KIND_LABELS } from './labels'
import { changeSubmission, findSubmission, type StoredSubmission } from './submissions'

/** The staff member who accepts. */
export interface Staff {
  readonly id: number
  readonly name: string
}

/** Ids, stored with a submission, of the documents created from it. */
type Made = Partial<Pick<StoredSubmission, 'exhibitorId' | 'vacancyId'>>

/** @throws ValidationError in Dutch for a submission of another kind */
export function assertKind(stored: StoredSubmission, kind: AcceptedKind): StoredSubmission {
  if (stored.kind === kind) return stored
  throw new errors.ValidationError(`Dit is geen ${KIND_LABELS[kind].one.toLowerCase()}.`)
}

/**
 * A submission of a kind that can be accepted.
 * @throws ValidationError in Dutch for another kind
 */
export const acceptable = async (
  strapi: Core.Strapi,
  documentId: string,
  kind: AcceptedKind,
): Promise<StoredSubmission> => assertKind(await findSubmission(strapi, documentId), kind)

/** Makes a Dutch draft in the name of a member of staff; answers its document id. */
export async function makeDraft(
  strapi: Core.Strapi,
  type: 'exhibitor' | 'vacancy',
  data: object,
  by: Staff,
): Promise<string> {
  const made = await strapi.documents(`api::${type}.${type}` as 'api::vacancy.vacancy').create({
    locale: 'nl',
    status: 'draft',
    data: { ...data, createdBy: by.id, updatedBy: by.id },
  } as never)
  return made.documentId
}

interface Accepting {
  readonly kind: AcceptedKind
  readonly acceptance: Acceptance
  readonly by: Staff
  /** Makes the content of the submission. */
  make(stored: StoredSubmission): Promise<Made>
}

/**
 * Accepts a submission: makes its content and sets the state, with a mail to the sender if asked
 * for, in one transaction.
 *
 * @throws ValidationError in Dutch when that state cannot follow, or the content cannot be made
 */
export async function acceptSubmission(
  strapi: Core.Strapi,
  documentId: string,
  { kind, acceptance, by, make }: Accepting,
): Promise<void> {
  await withLock(strapi, 'content', () =>
    changeSubmission(strapi, documentId, async (stored) => {
      const step = { ...acceptance, to: ACCEPTED[kind] }
      assertStep(assertKind(stored, kind), step)
      const made = await make(stored)
      const mailed = await mailSender(strapi, stored, step)
      return { ...stepTo(stored, step, { by: by.name, mailed }), ...made }
    }),
  )
}
