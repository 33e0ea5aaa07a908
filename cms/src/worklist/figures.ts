import { DAY_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { ofCurrentEdition } from '../fair/of-edition'
import { contentRight } from '../panel-api/current-user'
import { SIGN_UP_ACTIONS } from '../sign-ups/staff/rights'
import { VISITOR_ACTIONS } from '../visitors/staff/rights'
import type { FairFigures, RoomPlaces, WeekCount } from './views'
import type { WorklistContext } from './worklist-context'

/** How many weeks of registrations are shown. */
const WEEKS = 12
const WEEK_MS = 7 * DAY_MS
/** Maximum of rooms with their occupancy. */
const ROOMS = 4

const STAND = 'api::stand.stand'
const PROFILES = 'visitor_profiles'

/** Midnight UTC of the Monday of a date's week. */
function mondayOf(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day
}

/** Number of the week that begins on a Monday (ISO 8601: the first one has the year's first Thursday). */
function weekNumber(monday: Date): number {
  const thursday = new Date(monday.getTime() + 3 * DAY_MS)
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday.getTime() - first) / WEEK_MS)
}

async function registrations(
  strapi: Core.Strapi,
  today: string,
): Promise<NonNullable<FairFigures['registrations']>> {
  const monday = mondayOf(today)
  const begins = Array.from(
    { length: WEEKS },
    (_, at) => new Date(monday.getTime() - (WEEKS - 1 - at) * WEEK_MS),
  )
  const { connection } = strapi.db
  const inWeek = (from: Date) =>
    connection.raw('sum(case when ?? >= ? and ?? < ? then 1 else 0 end)', [
      'registered_at',
      from,
      'registered_at',
      new Date(from.getTime() + WEEK_MS),
    ])
  const [row]: Record<string, number | string | null>[] = await connection(PROFILES)
    .count({ total: '*' })
    .select(Object.fromEntries(begins.map((from, at) => [`week${at}`, inWeek(from)])))
  const weeks: WeekCount[] = begins.map((from, at) => ({
    week: weekNumber(from),
    count: Number(row?.[`week${at}`] ?? 0),
  }))
  return { total: Number(row?.total ?? 0), weeks }
}

async function places({
  today,
  items,
}: WorklistContext): Promise<NonNullable<FairFigures['places']> | undefined> {
  const rooms = new Map<string, RoomPlaces>()
  for (const { room, places: all, taken, isCancelled, date } of await items()) {
    if (all === null || isCancelled || date < today) continue
    const known = rooms.get(room) ?? { name: room, taken: 0, places: 0 }
    rooms.set(room, { name: room, taken: known.taken + taken, places: known.places + all })
  }
  if (rooms.size === 0) return undefined
  const all = [...rooms.values()].sort((a, b) => b.places - a.places)
  return {
    taken: all.reduce((sum, room) => sum + room.taken, 0),
    places: all.reduce((sum, room) => sum + room.places, 0),
    rooms: all.slice(0, ROOMS),
  }
}

async function stands(
  strapi: Core.Strapi,
): Promise<NonNullable<FairFigures['stands']> | undefined> {
  const all: { availability: string; area: number | string }[] = await strapi.db
    .query(STAND)
    .findMany({
      select: ['availability', 'area'],
      where: await ofCurrentEdition(strapi, 'stand'),
    })
  if (all.length === 0) return undefined
  const of = (state: string) => all.filter(({ availability }) => availability === state)
  const count = (state: string) => of(state).length
  return {
    let: count('let'),
    option: count('option'),
    free: count('free'),
    blocked: count('blocked'),
    letArea: Math.round(of('let').reduce((sum, { area }) => sum + Number(area), 0)),
  }
}

/** The figures of the fair, within the user's rights. */
export async function fairFigures(
  strapi: Core.Strapi,
  context: WorklistContext,
): Promise<FairFigures> {
  const { currentUser, today } = context
  const [registered, taken, let_] = await Promise.all([
    currentUser.may(VISITOR_ACTIONS.read) ? registrations(strapi, today) : undefined,
    currentUser.may(SIGN_UP_ACTIONS.overview) ? places(context) : undefined,
    currentUser.may(contentRight('read'), STAND) ? stands(strapi) : undefined,
  ])
  return {
    ...(registered && { registrations: registered }),
    ...(taken && { places: taken }),
    ...(let_ && { stands: let_ }),
  }
}
