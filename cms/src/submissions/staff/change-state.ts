import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { queueMail } from '../../mail/outbox'
import { kindSettings } from '../form-settings'
import { stateMail } from '../mail-templates'
import { type AcceptedKind, acceptedKind, hasStateMail, mayBecome, type State } from '../state-flow'
import { stateLabel } from './labels'
import { changeSubmission, type StoredSubmission } from './submissions'
import type { NewState, Note } from './views'

/**
 * Refuses a change when the submission has another state than `from` meanwhile.
 * @throws ValidationError in Dutch
 */
export function assertState({ kind, state }: StoredSubmission, from: State): void {
  if (state !== from)
    throw new errors.ValidationError(
      `Een collega heeft de status intussen gewijzigd in ‘${stateLabel(state, kind)}’. Laad de pagina opnieuw.`,
    )
}

/**
 * Refuses a state that does not follow on the present one.
 * @throws ValidationError in Dutch
 */
export function assertStep(stored: StoredSubmission, { from, to }: NewState): void {
  const { kind } = stored
  assertState(stored, from)
  if (!mayBecome(kind, from, to))
    throw new errors.ValidationError(
      `Van ‘${stateLabel(from, kind)}’ kan de status niet ‘${stateLabel(to, kind)}’ worden.`,
    )
}

/** The changed columns of a step: the state, and the line in the history. */
export const stepTo = (
  stored: StoredSubmission,
  { from, to }: Pick<NewState, 'from' | 'to'>,
  { by, mailed }: { readonly by: string; readonly mailed: boolean },
) => ({
  state: to,
  history: [...(stored.history ?? []), { at: new Date().toISOString(), by, from, to, mailed }],
})

/**
 * Queues a mail to the sender about a new state, if asked for and possible; returns whether it did.
 */
export async function mailSender(
  strapi: Core.Strapi,
  stored: StoredSubmission,
  { to, tell, message }: NewState,
): Promise<boolean> {
  const { kind, email, name, id } = stored
  if (!tell || !email || !hasStateMail(kind, to)) return false
  const content = stateMail(stored, to, message.trim())
  if (!content) return false
  const now = new Date()
  const { inbox } = await kindSettings(strapi, kind)
  const purpose = 'state-change'
  const mail = {
    purpose,
    to: email,
    toName: name,
    replyTo: inbox,
    content,
    submission: id,
  } as const
  await queueMail(strapi, mail, now)
  return true
}

/** The messages for a submission that staff have to accept first. */
const NOT_ACCEPTED: Readonly<Record<AcceptedKind, string>> = {
  contract: 'Een contract wordt definitief met een stand. Kies er een.',
  vacancy: 'Een vacature wordt overgenomen voor een standhouder. Kies er een.',
}

/**
 * Gives a submission another state, with a mail to the sender if asked for, in one transaction.
 * @param by name of the staff member
 * @throws ValidationError in Dutch when that state cannot follow
 */
export const changeState = (
  strapi: Core.Strapi,
  documentId: string,
  step: NewState,
  by: string,
): Promise<void> =>
  changeSubmission(strapi, documentId, async (stored) => {
    assertStep(stored, step)
    const accepted = acceptedKind(stored.kind, step.to)
    if (accepted) throw new errors.ValidationError(NOT_ACCEPTED[accepted])
    return stepTo(stored, step, { by, mailed: await mailSender(strapi, stored, step) })
  })

/** Longest note, in characters. */
const MAX_NOTE_LENGTH = 4000

/**
 * Adds a note for colleagues.
 * @throws ValidationError in Dutch when it is empty or too long
 */
export async function addNote(
  strapi: Core.Strapi,
  documentId: string,
  { by, text }: Omit<Note, 'at'>,
): Promise<void> {
  const words = text.trim()
  if (!words) throw new errors.ValidationError('Schrijf eerst een notitie.')
  if (words.length > MAX_NOTE_LENGTH)
    throw new errors.ValidationError(`Een notitie heeft hoogstens ${MAX_NOTE_LENGTH} tekens.`)
  await changeSubmission(strapi, documentId, ({ notes }) => ({
    notes: [...(notes ?? []), { at: new Date().toISOString(), by, text: words }],
  }))
}
