import { isEmailAddress } from '@beursvloer/contract/email-address'
import { errors } from '@strapi/utils'
import { objectOf } from '../../http/body-fields'
import type { MailToAll, PhoneSignUp } from './views'

/** Longest texts that staff fill in, in characters. */
const MAX_NAME = 120
const MAX_PHONE = 40
const MAX_SUBJECT = 120
const MAX_MESSAGE = 2000
/** The format of `newWalkInId`. */
const WALK_IN_ID = /^[0-9a-f]{32}$/

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : ''

/** @throws ValidationError in Dutch */
export function readPhoneSignUp(body: unknown): PhoneSignUp {
  const { name, email, phone, language } = objectOf(body)
  const address = textOf(email, 254).toLowerCase()
  if (!isEmailAddress(address)) throw new errors.ValidationError('Vul een geldig e-mailadres in.')
  const who = textOf(name, MAX_NAME)
  if (!who) throw new errors.ValidationError('Vul een naam in.')
  return {
    name: who,
    email: address,
    phone: textOf(phone, MAX_PHONE),
    language: language === 'en' ? 'en' : 'nl',
  }
}

/** @throws ValidationError in Dutch */
export function readWalkIn(body: unknown): string {
  const { id } = objectOf(body)
  if (typeof id === 'string' && WALK_IN_ID.test(id)) return id
  throw new errors.ValidationError('Deze inloper heeft geen kenmerk.')
}

/** @throws ValidationError in Dutch */
export function readMailToAll(body: unknown): MailToAll {
  const { key, to, subject, message } = objectOf(body)
  const texts = { subject: textOf(subject, MAX_SUBJECT), message: textOf(message, MAX_MESSAGE) }
  if (!texts.subject || !texts.message)
    throw new errors.ValidationError('Vul een onderwerp en een bericht in.')
  const own = textOf(key, 36)
  if (!own) throw new errors.ValidationError('Deze mail heeft geen kenmerk.')
  return { ...texts, key: own, to: to === 'all' ? 'all' : 'places' }
}
