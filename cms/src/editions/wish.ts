import { daysBetween } from '@beursvloer/contract/fair-time'
import { errors } from '@strapi/utils'
import { objectOf } from '../http/body-fields'
import type { Part } from './views'

const PARTS: readonly Part[] = ['halls', 'tariffs', 'products', 'regulation']

/** A new edition as staff ask for it. */
export type Wish = ReturnType<typeof readWish>

/** Days that a fair lasts at most. */
const MAX_DAYS = 31
/** Largest change of prices, in percent. */
const MAX_INDEX = 100

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/**
 * Reads the request for a new edition.
 * @throws ValidationError in Dutch
 */
export function readWish(body: unknown) {
  const { from, name, startDate, endDate, parts, index } = objectOf(body)
  const refuse = (message: string): never => {
    throw new errors.ValidationError(message)
  }
  const title = typeof name === 'string' ? name.trim() : ''
  if (!title || title.length > 80) return refuse('Geef de editie een naam van hooguit 80 tekens.')
  if (!isDate(startDate) || !isDate(endDate)) return refuse('Vul de eerste en de laatste dag in.')
  const days = daysBetween(startDate, endDate) + 1
  if (days < 1) return refuse('De laatste dag kan niet voor de eerste dag liggen.')
  if (days > MAX_DAYS) return refuse(`Een beurs duurt hier hooguit ${MAX_DAYS} dagen.`)
  const percent = Number(index ?? 0)
  if (!Number.isFinite(percent) || Math.abs(percent) > MAX_INDEX)
    return refuse(`Kies een prijswijziging tussen −${MAX_INDEX} en ${MAX_INDEX} procent.`)
  return {
    // The edition that it is made from.
    from: String(from ?? ''),
    name: title,
    year: Number(startDate.slice(0, 4)),
    startDate,
    endDate,
    // What it takes over.
    parts: new Set(PARTS.filter((part) => Array.isArray(parts) && parts.includes(part))),
    // By how much prices rise, in percent.
    index: percent,
  }
}
