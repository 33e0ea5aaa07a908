import { DAY_MS } from '@beursvloer/contract/durations'
import { FIGURE_WEEKS, type StandOverview } from '@beursvloer/contract/my-stand/overview'
import type { EventType } from '@beursvloer/contract/statistics/events'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { DAYS_TABLE } from '../statistics/figures'

const WEEK_DAYS = 7

/**
 * How often the page of an exhibitor was seen and the exhibitor saved, in each of the last weeks.
 * @returns null when neither was counted
 */
export async function exhibitorFigures(
  strapi: Core.Strapi,
  exhibitorId: string,
  now: Date,
): Promise<StandOverview['figures']> {
  const dayAt = (daysAgo: number) => fairDate(new Date(now.getTime() - daysAgo * DAY_MS))
  const days = Array.from({ length: FIGURE_WEEKS * WEEK_DAYS }, (_, ago) => dayAt(ago)).reverse()
  const weeksOf = async (event: EventType): Promise<number[]> => {
    const rows: { day: string; count: number | string }[] = await strapi.db
      .connection(DAYS_TABLE)
      .where({ event, dimension: 'document', value: exhibitorId })
      .whereBetween('day', [days[0] ?? '', days.at(-1) ?? ''])
      .select('day')
      .sum({ count: 'count' })
      .groupBy('day')
    const weeks = new Array<number>(FIGURE_WEEKS).fill(0)
    for (const { day, count } of rows) {
      const week = Math.floor(days.indexOf(day) / WEEK_DAYS)
      weeks[week] = (weeks[week] ?? 0) + Number(count)
    }
    return weeks
  }
  const [views, saved] = [await weeksOf('pageview'), await weeksOf('saved')]
  if ([...views, ...saved].every((count) => count === 0)) return null
  return { views, saved, weeks: days.filter((_, at) => at % WEEK_DAYS === 0) }
}
