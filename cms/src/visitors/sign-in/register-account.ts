import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import {
  invitedRegistration,
  visitorRegistration,
} from '@beursvloer/contract/forms/definitions/visitor-registration'
import { type FormValues, formValues } from '@beursvloer/contract/forms/form-values'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { acceptForm } from '../../forms/accept-form'
import { storeConsents } from '../../forms/consents'
import { type Envelope, envelopeOf } from '../../forms/envelope'
import { OUTBOX, queueMail } from '../../mail/outbox'
import { mayMail } from '../../mail/recipient-limit'
import { invitationIn } from '../../submissions/group-registration'
import { deleteWhere } from '../../transactions/delete-where'
import { equalizeTiming } from '../../transactions/equalize-timing'
import { withLock } from '../../transactions/with-lock'
import {
  findAccount,
  newProfile,
  newUser,
  normaliseEmail,
  PROFILE,
  profilesOf,
  USER,
  visitorRole,
} from '../accounts/account'
import { newLink } from '../accounts/links'
import {
  alreadyAccountMail,
  confirmAddressMail,
  confirmByPasswordMail,
} from '../accounts/mail-templates'
import { hashNewPassword } from '../accounts/new-password'

type Definition = ReturnType<typeof invitedRegistration>

/** A registration that was checked. */
interface Registration {
  readonly definition: FormDefinition
  readonly envelope: Envelope
  readonly values: FormValues<Definition>
  /** The invitation that it follows; see `invitationIn`. */
  readonly invitation: string | null
  readonly email: string
  /** The stored password hash. */
  readonly password: string
  readonly now: Date
}

/** The columns of a profile that a registration fills in; empty is null. */
const FIELDS = ['firstName', 'infix', 'lastName', 'organisation'] as const
const columnsOf = ({ values, invitation, envelope: { language, source } }: Registration) => ({
  ...Object.fromEntries(FIELDS.map((name) => [name, values[name] || null])),
  language,
  source,
  invitation: values.tellSender ? invitation : null,
})

const consentsOf = (strapi: Core.Strapi, registration: Registration, profile: number) => {
  const { definition, values, email, now, envelope } = registration
  const given = { email, source: envelope.source, givenAt: now, profile }
  return storeConsents(strapi, definition, values, given)
}

/** Rows that belong together, by id. */
interface Rows {
  readonly user: number
  readonly profile: number
  readonly consents: readonly number[]
}

/** Makes user, profile and consents. */
async function insert(
  strapi: Core.Strapi,
  registration: Registration,
): Promise<Rows & { readonly token: string }> {
  const { email, password, now, envelope } = registration
  const role = await visitorRole(strapi)
  const user = await strapi.db
    .query(USER)
    .create({ data: { ...newUser(email, role, now), password } })
  const link = newLink(now)
  const profile: { id: number } = await profilesOf(strapi).create({
    data: {
      ...newProfile(user.id, envelope.language, now),
      ...columnsOf(registration),
      confirmationHash: link.hash,
      confirmationUntil: link.until,
    },
  })
  const consents = await consentsOf(strapi, registration, profile.id)
  return { user: user.id, profile: profile.id, consents, token: link.token }
}

/**
 * Makes all that a registration makes and deletes it again when the address is taken. Deleting writes
 * as much as making does; undoing would leave a commit that has less to write, which can be measured.
 */
async function insertUnlessTaken(
  strapi: Core.Strapi,
  registration: Registration,
  isTaken: boolean,
) {
  const rows = await insert(strapi, registration)
  const made = [
    ['api::consent.consent', rows.consents],
    [PROFILE, [rows.profile]],
    [USER, [rows.user]],
  ] as const
  for (const [uid, ids] of made) {
    // No row has the id 0: the same statements either way.
    const $in = ids.map((id) => (isTaken ? id : 0))
    await strapi.db.query(uid).deleteMany({ where: { id: { $in } } })
  }
  return rows
}

/** User and profile, by id. */
interface Replaced {
  readonly user: { readonly id: number }
  readonly profile: { readonly id: number }
}

/**
 * Replaces an unconfirmed registration of the same address by a new one. It is unknown which of the
 * two senders reads the mail, so neither password counts, and the link asks for a new one.
 */
async function replace(
  strapi: Core.Strapi,
  registration: Registration,
  { user, profile }: Replaced,
) {
  const link = newLink(registration.now)
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { password: null } })
  await profilesOf(strapi).update({
    where: { id: profile.id },
    data: {
      ...columnsOf(registration),
      registeredAt: registration.now,
      confirmationHash: null,
      confirmationUntil: null,
      resetHash: link.hash,
      resetUntil: link.until,
    },
  })
  await deleteWhere(strapi, 'api::consent.consent', { profile: { id: profile.id } })
  await consentsOf(strapi, registration, profile.id)
  return link.token
}

/**
 * Stores a registration in one transaction, and queues the one mail that follows, unless the mail
 * limit of the address is reached. The work is the same for every address; changes that do not
 * apply are rolled back.
 */
async function store(strapi: Core.Strapi, registration: Registration): Promise<void> {
  const { email, now, envelope } = registration
  const { language, idempotencyKey } = envelope
  const account = await findAccount(strapi, email)
  const isNew = account === null
  const canMail = await mayMail(strapi, 'registration', email, now)
  const isOpen = !isNew && !account.user.confirmed && !account.user.blocked
  // Without a new mail, the link of the previous one has to keep working.
  const isReplaced = isOpen && canMail
  const made = await insertUnlessTaken(strapi, registration, !isNew)
  const { user, profile } = account ?? { user: { id: made.user }, profile: { id: made.profile } }
  const newToken = await equalizeTiming(strapi, isReplaced, () =>
    replace(strapi, registration, { user, profile }),
  )
  const mail = isNew
    ? ({ purpose: 'confirm-address', content: confirmAddressMail(language, made.token) } as const)
    : isReplaced
      ? ({
          purpose: 'confirm-address',
          content: confirmByPasswordMail(language, newToken),
        } as const)
      : ({ purpose: 'already-account', content: alreadyAccountMail(language) } as const)
  const message = { to: email, idempotencyKey, profile: profile.id, ...mail }
  await equalizeTiming(strapi, canMail, () => queueMail(strapi, message, now))
}

const isKnown = async (strapi: Core.Strapi, { idempotencyKey }: Envelope): Promise<boolean> =>
  (await strapi.db.query(OUTBOX).count({ where: { idempotencyKey } })) > 0

/**
 * Registers a visitor: account, profile, consents and the mail that asks to confirm the address, in
 * one transaction. Neither the answer nor its duration reveals whether the address has an account
 * already: only its owner is told, by mail. The same key registers once.
 *
 * @param body `{ ...values, language, source, idempotencyKey }`, with the token of an `invitation` that
 *   it follows
 * @throws HttpError 400 for an invalid request, 422 with the fields
 */
export async function registerAccount(
  strapi: Core.Strapi,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const { language, source, idempotencyKey, invitation: token, ...sent } = body
  const envelope = envelopeOf({ language, source, idempotencyKey, values: sent })
  const invitation = typeof token === 'string' ? invitationIn(token) : null
  const invited = invitedRegistration(settings.passwordPolicy)
  const definition = invitation ? invited : visitorRegistration(settings.passwordPolicy)
  const request = { envelope, files: [] }
  const accepted = await acceptForm(definition, request, { options: {} })
  if (await isKnown(strapi, envelope)) return
  const values = formValues(invited, accepted.values)
  const password = await hashNewPassword(strapi, values.password, envelope.language)
  const email = normaliseEmail(values.email)
  const registration = { definition, envelope, values, invitation, email, password, now }
  await withLock(strapi, 'records', async () => {
    if (!(await isKnown(strapi, envelope))) await store(strapi, registration)
  })
}
