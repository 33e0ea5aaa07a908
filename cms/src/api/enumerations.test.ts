import { readFileSync } from 'node:fs'
import { PROGRAMME_ITEM_STATES, STAND_AVAILABILITIES } from '@beursvloer/contract/content-values'
import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import { PUSH_KINDS } from '@beursvloer/contract/push/terms'
import { SIGN_UP_STATES } from '@beursvloer/contract/sign-ups/states'
import { expect, it } from 'vitest'
import { MAIL_PURPOSES } from '../mail/mail-purposes'
import { DELIVERY_STATES, MESSAGE_STATES } from '../push/rows'
import { OTHER_LABELS } from '../submissions/staff/deletion-labels'
import {
  SUBSCRIPTION_KIND_LABELS,
  SUBSCRIPTION_STATE_LABELS,
} from '../submissions/staff/subscription-labels'
import { STATES } from '../submissions/state-flow'

/** The values that a field of a content type may have in the database. */
const enumOf = (type: string, field: string): readonly string[] => {
  const path = new URL(`${type}/content-types/${type}/schema.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8')).attributes[field].enum
}

it.each([
  ['submission', 'kind', SUBMISSION_KINDS],
  ['submission', 'state', STATES],
  ['sign-up', 'state', SIGN_UP_STATES],
  ['subscription', 'kind', Object.keys(SUBSCRIPTION_KIND_LABELS)],
  ['subscription', 'state', Object.keys(SUBSCRIPTION_STATE_LABELS)],
  ['deletion-report', 'kind', [...SUBMISSION_KINDS, ...Object.keys(OTHER_LABELS)]],
  ['outbox-mail', 'purpose', MAIL_PURPOSES],
  ['push-message', 'kind', PUSH_KINDS],
  ['push-message', 'state', MESSAGE_STATES],
  ['push-delivery', 'state', DELIVERY_STATES],
  ['stand', 'availability', STAND_AVAILABILITIES],
  ['programme-item', 'state', PROGRAMME_ITEM_STATES],
])('the schema of %s and the code know the same values of %s', (type, field, values) => {
  expect(new Set(enumOf(type, field))).toEqual(new Set<string>(values))
})
