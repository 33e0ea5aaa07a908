import { HOUR_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { type VisitorGroups, visitorStatistics } from './statistics'
import type { VisitorStatistics } from './views'
import { visitorChoices } from './visitors'

const PROFILES = 'visitor_profiles'

type Row = Readonly<Record<string, unknown>>

/** A list of a JSON column: SQLite answers its text. */
const listOf = (value: unknown): readonly string[] | null =>
  typeof value === 'string' ? JSON.parse(value) : (value as readonly string[] | null)

/** The hour since 1970 in which somebody registered: a day of the fair's time begins with an hour. */
const HOUR = {
  sqlite: `registered_at / ${HOUR_MS}`,
  postgres: `floor(extract(epoch from registered_at) * 1000 / ${HOUR_MS})`,
} as const

/** Counts in the database: there may be a hundred thousand visitors, in few groups. */
async function visitorGroups({ db }: Core.Strapi): Promise<VisitorGroups> {
  const said = ['p.organisation_type', 'p.days', 'p.language', 'u.confirmed', 'u.blocked']
  const answers: Row[] = await db
    .connection({ p: PROFILES })
    .leftJoin({ l: 'visitor_profiles_user_lnk' }, 'l.visitor_profile_id', 'p.id')
    .leftJoin({ u: 'up_users' }, 'u.id', 'l.user_id')
    .select(said)
    .groupBy(said)
    .count({ count: '*' })
  const interests: Row[] = await db
    .connection(PROFILES)
    .select('interests')
    .groupBy('interests')
    .count({ count: '*' })
  const hour = db.connection.raw(HOUR[db.dialect.client as keyof typeof HOUR])
  const hours: Row[] = await db
    .connection(PROFILES)
    .select({ hour })
    .groupBy(hour)
    .count({ count: '*' })
  return {
    answers: answers.map((row) => ({
      organisationType: row.organisation_type as string | null,
      days: listOf(row.days),
      language: row.language as 'nl' | 'en',
      confirmed: Boolean(row.confirmed),
      blocked: Boolean(row.blocked),
      count: Number(row.count),
    })),
    interests: interests.map((row) => ({
      interests: listOf(row.interests),
      count: Number(row.count),
    })),
    hours: hours.map((row) => ({
      registeredAt: new Date(Number(row.hour) * HOUR_MS),
      count: Number(row.count),
    })),
  }
}

/** Counts visitors by day of registration and by their answers. */
export async function countVisitors(strapi: Core.Strapi): Promise<VisitorStatistics> {
  return visitorStatistics(await visitorGroups(strapi), await visitorChoices(strapi))
}
