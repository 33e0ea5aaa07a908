import { daysAfter, daysBetween } from '@beursvloer/contract/fair-time'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../../fair/dates'
import { currentEdition, editionDates } from '../../fair/editions'
import { oneOf, type Query, readPeriod } from '../../panel-api/query'
import { type Days, PERIODS, type Period, type PeriodKind } from './views'

/** An edition of the fair: its first and last day. */
interface EditionDays {
  readonly name: string
  readonly startDate: string
  readonly endDate: string
}

const WEEK_DAYS = 7
/** How long before the fair the run-up begins when no edition was before it, in days. */
const RUN_UP_DAYS = 365

/** The days of the run-up to an edition, as far as they have come: from the day after the edition before. */
function runUp(today: string, edition: EditionDays | null, before: EditionDays | null): Days {
  const last = edition && edition.endDate < today ? edition.endDate : today
  const start = edition?.startDate ?? today
  const from = before ? daysAfter(before.endDate, 1) : daysAfter(start, -RUN_UP_DAYS)
  return { from: daysBetween(from, last) < 0 ? last : from, until: last }
}

/**
 * The days that an address asks about, with those of the edition before at the same distance to its
 * fair: a week 30 days ahead is held against the week that was 30 days ahead of that one.
 * @param editions the current one and the one before; null where there is none
 */
export function readPeriodOf(
  query: Query,
  today: string,
  editions: { readonly current: EditionDays | null; readonly before: EditionDays | null },
): Period {
  const kind = oneOf(Object.keys(PERIODS) as PeriodKind[], query.period) ?? 'week'
  const { from: asked } = readPeriod({ from: query.date })
  const last = kind === 'today' || !asked || asked > today ? today : asked
  const { current, before } = editions
  const days: Days =
    kind === 'run'
      ? runUp(today, current, before)
      : { from: kind === 'week' ? daysAfter(last, 1 - WEEK_DAYS) : last, until: last }
  const shift = current && before ? daysBetween(current.startDate, before.startDate) : null
  return {
    kind,
    ...days,
    before:
      shift === null
        ? null
        : { from: daysAfter(days.from, shift), until: daysAfter(days.until, shift) },
    beforeName: shift === null ? '' : (before?.name ?? ''),
    daysLeft: current ? daysBetween(days.until, current.startDate) : null,
  }
}

/** The period that an address asks about, held against the published edition before the current one. */
export async function periodOf(strapi: Core.Strapi, query: Query, now: Date): Promise<Period> {
  const current = await currentEdition(strapi)
  const before =
    current && (await editionDates(strapi)).find(({ startDate }) => startDate < current.startDate)
  return readPeriodOf(query, fairDate(now), { current, before: before ?? null })
}
