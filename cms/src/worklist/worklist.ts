import { daysBetween } from '@beursvloer/contract/fair-time'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { currentEdition, type EditionRow } from '../fair/editions'
import { type CurrentUser, contentRight } from '../panel-api/current-user'
import { itemRows } from '../sign-ups/staff/items'
import { fairFigures } from './figures'
import { contentLines } from './lines/content'
import { exhibitorLines } from './lines/exhibitors'
import { myStandLines } from './lines/my-stand'
import { programmeLines } from './lines/programme'
import { signUpLines } from './lines/sign-ups'
import { skippedDocumentLines } from './lines/skipped-documents'
import { submissionLines } from './lines/submissions'
import { systemStateLines } from './lines/system-state'
import type { Deadline, Worklist } from './views'
import type { LineSource } from './worklist-context'

/** Maximum of shown deadlines, the fair itself not counted. */
const SHOWN_DEADLINES = 6

/** The next dates of an edition, with its first day while it is in the future. */
async function nextDeadlines(
  strapi: Core.Strapi,
  edition: EditionRow,
  today: string,
): Promise<readonly Deadline[]> {
  const day: { opensAt: string } | null = await strapi.db
    .query('api::day.day')
    .findOne({ select: ['opensAt'], where: { date: edition.startDate } })
  const coming = (edition.deadlines ?? [])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, SHOWN_DEADLINES)
    .map(({ date, title, note }) => ({ date, time: '', title, note: note ?? '', isFair: false }))
  const opens = {
    date: edition.startDate,
    time: day?.opensAt.slice(0, 5) ?? '',
    title: `${edition.name} open`,
    note: '',
    isFair: true,
  }
  const all = edition.startDate >= today ? [...coming, opens] : coming
  return all.toSorted((a, b) => a.date.localeCompare(b.date))
}

const EDITION = 'api::edition.edition'

/** Where lines come from, in the order in which equally urgent ones stand. */
const SOURCES: readonly LineSource[] = [
  systemStateLines,
  skippedDocumentLines,
  exhibitorLines,
  submissionLines,
  myStandLines,
  signUpLines,
  programmeLines,
  contentLines,
]

/** The current worklist of a member of staff (requirements 27.1). */
export async function worklistFor(
  strapi: Core.Strapi,
  currentUser: CurrentUser,
  now: Date,
): Promise<Worklist> {
  const today = fairDate(now)
  const edition = await currentEdition(strapi, ['deadlines'])
  const daysLeft = edition && daysBetween(today, edition.startDate)
  let rows: ReturnType<typeof itemRows> | undefined
  const items = () => {
    rows ??= itemRows(strapi)
    return rows
  }
  const context = { currentUser, now, today, daysLeft, items }
  const [figures, deadlines, ...lines] = await Promise.all([
    fairFigures(strapi, context),
    edition && currentUser.may(contentRight('read'), EDITION)
      ? nextDeadlines(strapi, edition, today)
      : [],
    ...SOURCES.map((source) => source(strapi, context)),
  ])
  return {
    at: now.toISOString(),
    fair: edition && {
      name: edition.name,
      daysLeft: daysLeft ?? 0,
      isOver: edition.endDate < today,
      edition: edition.documentId,
    },
    lines: lines.flat(),
    figures,
    deadlines,
  }
}
