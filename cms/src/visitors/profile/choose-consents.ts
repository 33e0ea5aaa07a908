import type { ConsentChoices, OwnProfile } from '@beursvloer/contract/accounts/own-profile'
import { choiceFields } from '@beursvloer/contract/forms/definitions/visitor-consents'
import type { Core } from '@strapi/strapi'
import { recordFavourites } from '../../sign-ups/favourites'
import { SUBSCRIPTION } from '../../subscriptions/subscribe'
import { subscribeConfirmed } from '../../subscriptions/subscribe-confirmed'
import { withdrawConsents } from '../../subscriptions/withdraw-consents'
import { withLock } from '../../transactions/with-lock'
import { profilesOf } from '../accounts/account'
import { ownProfile, type ProfileRow, profileRow } from './own-profile'
import { CONSENT, type Visitor, whereEmail, whoseConsents } from './visitor'

interface Choosing {
  readonly strapi: Core.Strapi
  readonly visitor: Visitor
  readonly profile: ProfileRow
  readonly choices: ConsentChoices
  readonly now: Date
}

/** The choice on the page today, with the version of its wording. */
const [{ consent }] = choiceFields

/** The address was proven when the account was made. */
async function subscribeNow(choosing: Choosing): Promise<void> {
  const { strapi, visitor, profile, choices, now } = choosing
  const { language, source } = choices
  const { email } = visitor
  const { id: subscription, isNew } = await subscribeConfirmed(
    strapi,
    { email, language, source },
    now,
  )
  if (!isNew) return
  await strapi.db.query(CONSENT).create({
    data: { ...consent, email, source, givenAt: now, profile: profile.id, subscription },
  })
}

async function endSubscription({ strapi, visitor, profile, now }: Choosing): Promise<void> {
  const running = { $in: ['pending', 'confirmed'] }
  const where = { kind: 'newsletter', ...whereEmail(visitor.email), state: running }
  const data = { state: 'unsubscribed', unsubscribedAt: now }
  await strapi.db.query(SUBSCRIPTION).updateMany({ where, data })
  const theirs = whoseConsents(strapi, visitor, profile)
  await withdrawConsents(strapi, { subject: consent.subject, ...theirs }, now)
}

/** Turns mails about saved items on or off; they report changes since the current state. */
async function chooseTelling({ strapi, visitor, profile, choices }: Choosing): Promise<ProfileRow> {
  const { tellSaved } = choices
  if (tellSaved === (profile.tellSaved ?? false)) return profile
  const where = { id: profile.id }
  const changed: ProfileRow = await profilesOf(strapi).update({ where, data: { tellSaved } })
  await recordFavourites(strapi, visitor.id, tellSaved ? profile.language : null)
  return changed
}

/**
 * Records which mail and messages a visitor consents to. The same choice again changes nothing;
 * giving and withdrawing both stay in the history.
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
    return ownProfile(strapi, visitor, await chooseTelling(choosing))
  })
