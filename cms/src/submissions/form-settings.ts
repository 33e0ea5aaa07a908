import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'

/** Names of the attributes in the schema, by kind. */
const PREFIXES: Readonly<Record<SubmissionKind, string>> = {
  contact: 'contact',
  participation: 'participation',
  'waiting-list': 'waitingList',
  contract: 'contract',
  advertising: 'advertising',
  'photo-removal': 'photoRemoval',
  vacancy: 'vacancy',
  accreditation: 'accreditation',
  'group-registration': 'groupRegistration',
}

/** The settings of staff for a kind of submission; the schema's defaults without any. */
export async function kindSettings(strapi: Core.Strapi, kind: SubmissionKind) {
  const uid = 'api::form-settings.form-settings'
  const stored: Record<string, unknown> = (await strapi.db.query(uid).findOne({})) ?? {}
  const months = `${PREFIXES[kind]}Months`
  const attributes = strapi.contentType(uid).attributes as Record<string, { default?: unknown }>
  return {
    // Where notices go; null: to the address of the fair.
    inbox: (stored[`${PREFIXES[kind]}Inbox`] as string | null | undefined) || null,
    // Retention of submissions, in months.
    months: Number(stored[months] ?? attributes[months]?.default),
  }
}
