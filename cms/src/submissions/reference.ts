import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'

const COUNTER = 'api::reference-counter.reference-counter'
/** Digits of the number in a reference; it grows when there are more. */
const DIGITS = 5

/**
 * The next reference of a kind in an edition: `CT-2027-00042` (requirements 7.8). Call it in the
 * transaction that stores the submission, one at a time: a rollback undoes it, so that no number is
 * missing.
 */
export async function nextReference(
  strapi: Core.Strapi,
  prefix: NonNullable<FormDefinition['reference']>,
  year: number,
): Promise<string> {
  const counters = strapi.db.query(COUNTER)
  const series = `${prefix}-${year}`
  const last = await counters.findOne({ where: { series } })
  const counter = (last?.counter ?? 0) + 1
  if (last) await counters.update({ where: { id: last.id }, data: { counter } })
  else await counters.create({ data: { series, counter } })
  return `${series}-${String(counter).padStart(DIGITS, '0')}`
}
