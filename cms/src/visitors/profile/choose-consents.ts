import type { ConsentChoices, OwnProfile } from '@beursvloer/contract/accounts/own-profile'
import { choiceFields } from '@beursvloer/contract/forms/definitions/visitor-consents'
import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from '../../subscriptions/subscribe'
import { subscribeConfirmed } from '../../subscriptions/subscribe-confirmed'
import { withdrawConsents } from '../../subscriptions/withdraw-consents'
import { withLock } from '../../transactions/with-lock'
import { ownProfile, type ProfileRow, profileRow } from './own-profile'
import { CONSENT, ofAddress, type Visitor } from './visitor'

type Subject = 'newsletter' | 'push'

interface Choosing {
  readonly strapi: Core.Strapi
  readonly visitor: Visitor
  readonly profile: ProfileRow
  readonly choices: ConsentChoices
  readonly now: Date
}

/** Which wording of a choice is on the page today. */
const textVersionOf = (subject: Subject): string =>
  choiceFields.find(({ consent }) => consent?.subject === subject)?.consent?.textVersion ?? ''

const give = ({ strapi, visitor, profile, choices, now }: Choosing, subject: Subject, more = {}) =>
  strapi.db.query(CONSENT).create({
    data: {
      subject,
      textVersion: textVersionOf(subject),
      email: visitor.email,
      source: choices.source,
      givenAt: now,
      profile: profile.id,
      ...more,
    },
  })

const withdraw = ({ strapi, visitor, profile, now }: Choosing, subject: Subject) => {
  const theirs = { $or: [{ profile: { id: profile.id } }, ofAddress(visitor.email)] }
  return withdrawConsents(strapi, { subject, ...theirs }, now)
}

/** The address was proven when the account was made. */
async function subscribeNow(choosing: Choosing): Promise<void> {
  const { strapi, visitor, choices, now } = choosing
  const { language, source } = choices
  const subscriber = { email: visitor.email, language, source }
  const { id, isNew } = await subscribeConfirmed(strapi, subscriber, now)
  if (isNew) await give(choosing, 'newsletter', { subscription: id })
}

async function endSubscription(choosing: Choosing): Promise<void> {
  const { strapi, visitor, now } = choosing
  const running = { $in: ['pending', 'confirmed'] }
  const where = { kind: 'newsletter', ...ofAddress(visitor.email), state: running }
  const data = { state: 'unsubscribed', unsubscribedAt: now }
  await strapi.db.query(SUBSCRIPTION).updateMany({ where, data })
  await withdraw(choosing, 'newsletter')
}

async function choosePush(choosing: Choosing): Promise<void> {
  const { strapi, profile, choices } = choosing
  if (!choices.push) return void (await withdraw(choosing, 'push'))
  const where = { subject: 'push', profile: { id: profile.id }, withdrawnAt: { $null: true } }
  if ((await strapi.db.query(CONSENT).count({ where })) === 0) await give(choosing, 'push')
}

/**
 * Records what a visitor wants to be sent. Choosing the same again changes nothing; giving and
 * withdrawing both stay in the history.
 */
export const chooseConsents = (
  strapi: Core.Strapi,
  visitor: Visitor,
  choices: ConsentChoices,
  now: Date,
): Promise<OwnProfile> =>
  withLock(strapi, 'records', async () => {
    const profile = await profileRow(strapi, visitor)
    const choosing = { strapi, visitor, profile, choices, now }
    if (choices.newsletter) await subscribeNow(choosing)
    else await endSubscription(choosing)
    await choosePush(choosing)
    return ownProfile(strapi, visitor, profile)
  })
